import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import common from './en/common.json';
import { defaultLanguage, directionOf, isLanguage, type Language } from './languages';
import { loadTexts } from './texts';

const storageKey = 'language';

const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace) => loadTexts(language, namespace),
};

function applyToDocument(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/**
 * Prepares the texts before the first render, in the language that `public/preferences.js` has written into the document. English
 * common texts come with the entry, the rest in chunks; where a language cannot be fetched, English takes its place this once.
 */
export async function startTranslation(): Promise<void> {
  const preferred = document.documentElement.lang;
  i18next.on('languageChanged', applyToDocument);
  await i18next
    .use(chunks)
    .use(initReactI18next)
    .init({
      lng: (await isReachable(preferred)) ? preferred : defaultLanguage,
      fallbackLng: defaultLanguage,
      ns: ['common'],
      defaultNS: 'common',
      resources: { en: { common } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
    });
}

/** The namespaces of a language share a chunk, so that if one can be fetched, all can; English is here already. */
async function isReachable(language: string): Promise<boolean> {
  if (language === defaultLanguage) return true;
  return loadTexts(language, 'common').then(
    () => true,
    () => false,
  );
}

export const currentLanguage = (): Language =>
  isLanguage(i18next.language) ? i18next.language : defaultLanguage;

/** Whether a language was chosen on this device, rather than taken from the browser's. */
export const hasChosenLanguage = (): boolean => isLanguage(localStorage.getItem(storageKey));

/** Shows the site in a language and keeps the choice on this device. False, and nothing has changed, where its texts cannot be fetched. */
export async function changeLanguage(language: Language): Promise<boolean> {
  if (!(await isReachable(language))) return false;
  localStorage.setItem(storageKey, language);
  await i18next.changeLanguage(language);
  return true;
}

/** Lets a route fetch its texts together with its code. */
export const loadNamespaces = (...namespaces: string[]): Promise<void> => i18next.loadNamespaces(namespaces);
