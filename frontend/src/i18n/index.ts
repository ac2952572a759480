import i18next, { type BackendModule, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, directionOf, isLanguage, type Language } from './languages';
import { countFormatter } from './count-formatter';
import { keepLanguage, keptLanguage } from './kept-language';
import { loadTexts, loadTextsOrEnglish } from './texts';

const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: loadTextsOrEnglish,
};

/** What every page shares, whoever renders it. */
export const translationOptions = {
  // Every text stands in every language, so a second one would be fetched for nothing.
  fallbackLng: false,
  ns: ['common'],
  defaultNS: 'common',
  interpolation: { escapeValue: false, alwaysFormat: true },
} as const;

function applyToDocument(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/**
 * Prepares the texts before the first render, in the language of the document.
 * @param rendered the texts that came with a page the server has rendered; others are fetched as chunks when they are needed
 */
export async function startTranslation(rendered: Resource[string] = {}): Promise<void> {
  const preferred = document.documentElement.lang;
  const language = 'common' in rendered || (await isReachable(preferred)) ? preferred : defaultLanguage;
  i18next.on('languageChanged', applyToDocument);
  await i18next
    .use(chunks)
    .use(countFormatter)
    .use(initReactI18next)
    .init({
      ...translationOptions,
      lng: language,
      resources: { [language]: rendered },
      partialBundledLanguages: true,
    });
}

const isReachable = (language: string): Promise<boolean> =>
  loadTexts(language, 'common').then(
    () => true,
    () => false,
  );

export const currentLanguage = (): Language =>
  isLanguage(i18next.language) ? i18next.language : defaultLanguage;

/** Whether a language was chosen on this device, rather than taken from the browser's. */
export const hasChosenLanguage = (): boolean => isLanguage(keptLanguage());

/** Shows the site in a language and keeps the choice on this device. False, and nothing has changed, where its texts cannot be fetched. */
export async function changeLanguage(language: Language): Promise<boolean> {
  if (!(await isReachable(language))) return false;
  keepLanguage(language);
  await i18next.changeLanguage(language);
  return true;
}

/** Lets a route fetch its texts together with its code; rejects where they cannot be fetched. The server has them all. */
export async function loadNamespaces(...namespaces: string[]): Promise<void> {
  if (import.meta.env.SSR) return;
  await i18next.loadNamespaces(namespaces);
  const missing = namespaces.filter((name) => !i18next.hasResourceBundle(i18next.language, name));
  if (missing.length > 0) throw new Error(`No texts could be fetched for ${missing.join(', ')}`);
}
