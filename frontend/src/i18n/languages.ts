/** The ten languages of the product (spec section 9), named in themselves. */
export const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français' },
  { code: 'de', name: 'Deutsch' },
  { code: 'zh', name: '中文' },
  { code: 'ja', name: '日本語' },
  { code: 'ar', name: 'العربية' },
  { code: 'ru', name: 'Русский' },
  { code: 'hi', name: 'हिन्दी' },
  { code: 'pt', name: 'Português' },
] as const;

export type Language = (typeof languages)[number]['code'];

export const defaultLanguage = 'en';

export const isLanguage = (text: string | null): text is Language =>
  languages.some(({ code }) => code === text);

export const directionOf = (language: string): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/**
 * What `Intl` shall write for. Engines disagree about the digits of Arabic; European ones, common in the Maghreb and in finance
 * everywhere, go with the addresses, hashes and amounts that a wallet shows.
 */
export const localeOf = (language: string): string => (language === 'ar' ? 'ar-u-nu-latn' : language);
