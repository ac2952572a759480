import type { Texts } from './all-texts';

const suffix = /_(?:zero|one|two|few|many|other)$/;

export const withoutSuffix = (key: string): string => key.replace(suffix, '');

/** The English text that a key of another language translates; a plural form without one of its own translates the general form. */
export const englishFor = (english: Texts, key: string): string | undefined =>
  english.get(key) ?? english.get(`${withoutSuffix(key)}_other`) ?? english.get(withoutSuffix(key));

/**
 * The keys that a language must have: the English ones, with the plural forms that `Intl.PluralRules` knows of the language. Where
 * English gets by with one form for every count, a language may do so too, or have its plural forms.
 */
export function expectedKeys(language: string, english: Texts, translated: Texts): Set<string> {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = [...english].flatMap(([key, text]) => {
    const isPlural = suffix.test(key) && english.has(`${withoutSuffix(key)}_other`);
    const isMadePlural = text.includes('{{count}}') && !translated.has(key);
    if (!isPlural && !isMadePlural) return [key];
    return categories.map((category) => `${withoutSuffix(key)}_${category}`);
  });
  return new Set(keys);
}
