import i18next, { type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, directionOf, isLanguage, type Language } from './languages';
import { countFormatter } from './count-formatter';
import { chunks, fetchOrBorrowTexts } from './fetched-texts';
import { loadTexts } from './texts';

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
  const isThere = 'common' in rendered || (await isReachable(preferred));
  const language = isThere ? preferred : defaultLanguage;
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
  // Apart, as few visits choose a language, and fewer wait for one.
  if (!isThere && isLanguage(preferred)) (await import('./language-choice')).awaitLanguage(preferred);
}

const isReachable = (language: string): Promise<boolean> =>
  loadTexts(language, 'common').then(
    () => true,
    () => false,
  );

export const currentLanguage = (): Language =>
  isLanguage(i18next.language) ? i18next.language : defaultLanguage;

/** Lets a route fetch its texts together with its code; rejects where they cannot be fetched. The server has them all. */
export async function loadNamespaces(...namespaces: string[]): Promise<void> {
  if (import.meta.env.SSR) return;
  await fetchOrBorrowTexts(i18next.language, namespaces);
  // For the language that may have been chosen meanwhile, and for those that are chosen later.
  await i18next.loadNamespaces(namespaces);
}
