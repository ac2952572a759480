import type { Language } from '../../common/languages.js';
import en from './words/en.json' with { type: 'json' };

/** What mail says, in one language. */
export type Words = typeof en;

const WORDS: Partial<Record<Language, Words>> = { en };

export const wordsOf = (language: Language): Words => WORDS[language] ?? en;

/** Puts values in place of {{placeholders}}. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''));

/** Digits that every mail program shows alike. */
export const localeOf = (language: Language): string => (language === 'ar' ? 'ar-u-nu-latn' : language);

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
