import i18next, { type BackendModule } from 'i18next';
import { defaultLanguage } from './languages';
import { loadTexts } from './texts';

const keyOf = (language: string, namespace: string): string => `${language} ${namespace}`;

/** Texts that could not be fetched, for which English stands in. */
const borrowed = new Set<string>();

async function loadOwn(language: string, namespace: string): ReturnType<typeof loadTexts> {
  const texts = await loadTexts(language, namespace);
  borrowed.delete(keyOf(language, namespace));
  return texts;
}

async function loadOrBorrow(language: string, namespace: string): ReturnType<typeof loadTexts> {
  try {
    return await loadOwn(language, namespace);
  } catch {
    borrowed.add(keyOf(language, namespace));
    return loadTexts(defaultLanguage, namespace);
  }
}

/** Fetches what a part of a page asks for by itself. */
export const chunks: BackendModule = { type: 'backend', init: () => undefined, read: loadOrBorrow };

/** Whether English stands in for texts. */
export const isBorrowed = (language: string, namespace: string): boolean =>
  borrowed.has(keyOf(language, namespace));

/** Whether there are texts of this very language. */
export const hasTexts = (language: string, namespace: string): boolean =>
  i18next.hasResourceBundle(language, namespace) && !isBorrowed(language, namespace);

/** Adds what is not there yet of a language, however it is loaded. */
async function add(language: string, namespaces: string[], load: typeof loadTexts): Promise<void> {
  const addOne = async (namespace: string) =>
    i18next.addResourceBundle(language, namespace, await load(language, namespace));
  await Promise.all(namespaces.filter((namespace) => !hasTexts(language, namespace)).map(addOne));
}

/** Fetches what is not there yet of a language; rejects where some of it cannot be fetched. */
export const fetchTexts = (language: string, namespaces: string[]): Promise<void> =>
  add(language, namespaces, loadOwn);

/** As {@link fetchTexts}, with English in the place of what cannot be fetched, until it can. */
export const fetchOrBorrowTexts = (language: string, namespaces: string[]): Promise<void> =>
  add(language, namespaces, loadOrBorrow);
