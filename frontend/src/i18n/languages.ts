/** The ten languages of the product (spec section 9), named in themselves. */
const languages = [
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

const texts = import.meta.glob<{ default: Record<string, unknown> }>('./*/*.json');

export const defaultLanguage = 'en';

/** Languages whose texts exist; the selector offers no others. */
export const availableLanguages = languages.filter(({ code }) => `./${code}/common.json` in texts);

export const directionOf = (code: string): 'ltr' | 'rtl' => (code === 'ar' ? 'rtl' : 'ltr');

/** The texts of one namespace; rejects where the language lacks them, and i18next then falls back to English. */
export async function loadTexts(language: string, namespace: string): Promise<Record<string, unknown>> {
  const load = texts[`./${language}/${namespace}.json`];
  if (!load) throw new Error(`No ${namespace} texts in ${language}`);
  return (await load()).default;
}
