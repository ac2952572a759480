import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import { use, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

/** antd's own words, as on an empty table. English comes with antd. */
const locales: Record<string, () => Promise<{ default: Locale }>> = {
  es: () => import('antd/es/locale/es_ES'),
  fr: () => import('antd/es/locale/fr_FR'),
  de: () => import('antd/es/locale/de_DE'),
  zh: () => import('antd/es/locale/zh_CN'),
  ja: () => import('antd/es/locale/ja_JP'),
  ar: () => import('antd/es/locale/ar_EG'),
  ru: () => import('antd/es/locale/ru_RU'),
  hi: () => import('antd/es/locale/hi_IN'),
  pt: () => import('antd/es/locale/pt_BR'),
};

const requested: Record<string, Promise<Locale>> = {};

async function fetchLocale(language: string): Promise<Locale> {
  try {
    return (await locales[language]!()).default;
  } catch {
    // antd then speaks English until the language is chosen again.
    delete requested[language];
    return english;
  }
}

/** The same promise for the same language, as `use` wants it. */
const request = (language: string) => (requested[language] ??= fetchLocale(language));

/**
 * The locale for the current language. Suspends only at first; after a change the former one stays until the new one is there. English is
 * named, too: antd draws all that is inside it anew where there was no locale before.
 */
export function useAntdLocale(): Locale {
  const language = useDeferredValue(useTranslation().i18n.language);
  if (!(language in locales)) return english;
  return use(request(language));
}
