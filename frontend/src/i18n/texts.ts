import { defaultLanguage } from './languages';

type Texts = Record<string, unknown>;

/** A chunk a namespace and language, so that a page brings the words it shows and no others. */
const files = import.meta.glob<Texts>('./*/*.json', { import: 'default' });

/** The texts of one namespace; rejects where there are none or they cannot be fetched. */
export async function loadTexts(language: string, namespace: string): Promise<Texts> {
  const load = files[`./${language}/${namespace}.json`];
  if (!load) throw new Error(`No ${namespace} texts in ${language}`);
  return load();
}

/** As {@link loadTexts}; where a language cannot be fetched, English takes its place this once. */
export const loadTextsOrEnglish = (language: string, namespace: string): Promise<Texts> =>
  loadTexts(language, namespace).catch(() => loadTexts(defaultLanguage, namespace));
