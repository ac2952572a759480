import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import common from './en/common.json';
import { availableLanguages, defaultLanguage, directionOf, loadTexts } from './languages';

const storageKey = 'language';

const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace) => loadTexts(language, namespace),
};

function storedLanguage(): string {
  const stored = localStorage.getItem(storageKey);
  return availableLanguages.find(({ code }) => code === stored)?.code ?? defaultLanguage;
}

function applyToDocument(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** Prepares the texts before the first render; English common texts come with the entry, the rest in chunks. */
export async function startTranslation(): Promise<void> {
  i18next.on('languageChanged', applyToDocument);
  await i18next
    .use(chunks)
    .use(initReactI18next)
    .init({
      lng: storedLanguage(),
      fallbackLng: defaultLanguage,
      ns: ['common'],
      defaultNS: 'common',
      resources: { en: { common } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
    });
}

export async function changeLanguage(code: string): Promise<void> {
  localStorage.setItem(storageKey, code);
  await i18next.changeLanguage(code);
}

/** Lets a route fetch its texts together with its code. */
export const loadNamespaces = (...namespaces: string[]): Promise<void> => i18next.loadNamespaces(namespaces);
