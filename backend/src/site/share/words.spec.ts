import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../common/languages.js';
import { drawable } from './drawing/typefaces.js';
import { drawnLanguage, shareWords, writeMonths } from './words.js';

type Texts = { [key: string]: string | Texts };

const textsOf = (texts: Texts, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : textsOf(value, `${path}${key}.`),
  );

const drawn = LANGUAGES.filter((language) => drawnLanguage(language) === language);
const english = textsOf(shareWords('en'));

describe.each(drawn)('the words of share pictures in %s', (language) => {
  const words = shareWords(drawnLanguage(language));
  const texts = textsOf(words);

  it('are all there, and each can be drawn whole', () => {
    expect(texts.map(([key]) => key)).toEqual(english.map(([key]) => key));
    for (const [, text] of texts) expect(drawable(text, 'text')).toBe(text.normalize('NFC'));
  });

  it('are those of the site', () => {
    const read = (namespace: string) =>
      JSON.parse(
        readFileSync(join(__dirname, `../../../../frontend/src/i18n/${language}/${namespace}.json`), 'utf8'),
      ) as { category: Texts; kind: Record<string, { name: string }> };
    const { kind } = read('awards');
    expect(words.categories).toEqual(read('common').category);
    expect(words.awards).toEqual(
      Object.fromEntries(Object.entries(kind).map(([name, award]) => [name, award.name])),
    );
  });

  it('write months so that they can be drawn', () => {
    const months = writeMonths(drawnLanguage(language), new Date('2026-07-01'), new Date('2027-06-30'));
    expect(drawable(months, 'text')).not.toBe('');
  });
});

it('are English where a language has no typeface', () => {
  expect(LANGUAGES.filter((language) => !drawn.includes(language))).toEqual(['zh', 'ja', 'hi']);
  expect(drawnLanguage('ja')).toBe('en');
});
