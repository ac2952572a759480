import type { Language } from '../../../i18n/languages.ts';

const latin = ['fraunces-latin', 'source-sans-latin'];

const byLanguage: Partial<Record<Language, string[]>> = {
  ru: ['playfair-cyrillic', 'source-sans-cyrillic'],
  ar: ['amiri-arabic', 'naskh-arabic'],
  hi: ['tiro-devanagari', 'noto-sans-devanagari'],
  // The reader's own faces.
  zh: [],
  ja: [],
};

/** The two typefaces that most of a page is set in, by the names of their files: what to preload. */
export const firstTypefaces = (language: Language): string[] => byLanguage[language] ?? latin;
