import { expect, it } from 'vitest';
import { defaultLanguage } from './languages';
import { textsOf } from './testing/all-texts';
import { withoutSuffix } from './testing/plural-keys';
import { openProgram, usedKeys } from './testing/used-keys';
import { usedOfTranslator } from './testing/used-translator';
import i18next from './translator/i18next';

const program = openProgram();

// That no key is used which does not exist is the compiler's to say: `i18next.d.ts` makes the keys a type.
it('uses every English text', { timeout: 600_000 }, () => {
  const used = usedKeys(program);
  const isUsed = (key: string): boolean =>
    used.has(key) ||
    used.has(withoutSuffix(key)) ||
    (key.includes('.') && isUsed(key.slice(0, key.lastIndexOf('.'))));
  expect([...textsOf(defaultLanguage).keys()].filter((key) => !isUsed(key))).toEqual([]);
});

it('uses of i18next what stands for it in browsers', { timeout: 600_000 }, () => {
  const { parts, foreign } = usedOfTranslator(program);
  // Which texts a page shows is the server's to know.
  const known = [...Object.keys(i18next), 'reportNamespaces'];
  expect([...parts].filter((part) => !known.includes(part))).toEqual([]);
  expect(parts.size).toBeGreaterThan(5);
  expect(foreign).toEqual([]);
});
