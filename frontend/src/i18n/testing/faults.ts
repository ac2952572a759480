import type { Texts } from './all-texts';
import { englishFor, expectedKeys } from './plural-keys';

/** Keys that are missing, and keys that English does not have. */
export function keyFaults(language: string, english: Texts, translated: Texts): string[] {
  const expected = expectedKeys(language, english, translated);
  const missing = [...expected].filter((key) => !translated.has(key));
  const unknown = [...translated.keys()].filter((key) => !expected.has(key));
  return [...missing.map((key) => `missing: ${key}`), ...unknown.map((key) => `unknown: ${key}`)];
}

const partsOf = (text: string): string[] => text.match(/\{\{[^}]+\}\}|<\/?\w+>|\$t\([^)]*\)/g) ?? [];

/** A form for one certain number may say it in words: 'one ad', or the dual of Arabic. */
const saysCountItself = (key: string, part: string): boolean =>
  part === '{{count}}' && /_(?:zero|one|two)$/.test(key);

/** Texts that are empty, or whose placeholders and tags are not those of the English text. */
export function contentFaults(english: Texts, translated: Texts): string[] {
  return [...translated].flatMap(([key, text]) => {
    const expected = new Set(partsOf(englishFor(english, key) ?? ''));
    const actual = new Set(partsOf(text));
    const lost = [...expected].filter((part) => !actual.has(part) && !saysCountItself(key, part));
    const added = [...actual].filter((part) => !expected.has(part));
    return [
      ...(text.trim() === '' ? [`empty: ${key}`] : []),
      ...lost.map((part) => `lost in ${key}: ${part}`),
      ...added.map((part) => `not in English ${key}: ${part}`),
    ];
  });
}

const hasWords = (text: string): boolean =>
  /\p{L}/u.test(partsOf(text).reduce((rest, part) => rest.replaceAll(part, ''), text));

/** Keys whose text is still the English one; placeholders and punctuation alone need no translation. */
export function untranslatedKeys(english: Texts, translated: Texts): string[] {
  return [...translated]
    .filter(([key, text]) => hasWords(text) && text === englishFor(english, key))
    .map(([key]) => key);
}
