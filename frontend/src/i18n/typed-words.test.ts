import { expect, it } from 'vitest';
import { typedWords } from './testing/typed-words';

// Left out: an error's message for the console, and the names of fonts.
const sources = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '!../**/*.test.*',
    '!../testing/**',
    '!../api/{generated/**,api-error.ts}',
    '!../ui/theme/palettes.ts',
  ],
  { eager: true, import: 'default', query: '?raw' },
);

/** Signs that mean the same in every language: how an address begins, of a page or an account, a dot between names, and before a number. */
const sameAnywhere = ['https://', '·', '#', '0x…'];

it('finds words in children, attributes and properties, however they are written', () => {
  const source = `
    const found = { title: 'one', hidden: 'no' };
    const page = <p title={'two'} className="no">three {open ? 'four' : \`five \${count}\`} <img alt="" /></p>;
  `;
  expect(typedWords('page.tsx', source).map((hit) => hit.split(' ').at(-1))).toEqual([
    'one',
    'two',
    'three',
    'four',
    'five',
  ]);
});

it('shows no word and no punctuation that is not in the texts', () => {
  const found = Object.entries(sources).flatMap(([path, source]) => typedWords(path, source));
  expect(found.filter((hit) => !sameAnywhere.some((sign) => hit.endsWith(` ${sign}`)))).toEqual([]);
});
