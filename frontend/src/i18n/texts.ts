type Texts = Record<string, unknown>;

/** English comes in a chunk a namespace, for a reader of another language needs little of it. What all pages share is in the entry. */
const english = import.meta.glob<Texts>(['./en/*.json', '!./en/common.json'], { import: 'default' });

/** Every other language comes in one chunk with all its namespaces. */
const translations = import.meta.glob<Record<string, Texts>>('./*/index.ts', { import: 'default' });

/** The texts of one namespace; rejects where they are missing or cannot be fetched, and i18next then falls back to English. */
export async function loadTexts(language: string, namespace: string): Promise<Texts> {
  const texts =
    language === 'en'
      ? await english[`./en/${namespace}.json`]?.()
      : (await translations[`./${language}/index.ts`]?.())?.[`./${namespace}.json`];
  if (!texts) throw new Error(`No ${namespace} texts in ${language}`);
  return texts;
}
