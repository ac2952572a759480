import folder from 'virtual:texts-folder';

type Texts = Record<string, unknown>;

/** Without a built site there are no files beside the scripts: in development and in tests texts are modules. */
const modules = import.meta.env.PROD ? {} : import.meta.glob<Texts>('./*/*.json', { import: 'default' });

/** The texts of one namespace; rejects where there are none or they cannot be fetched, also at a second attempt. */
export const loadTexts = (language: string, namespace: string): Promise<Texts> =>
  loadOnce(language, namespace).catch(() => loadOnce(language, namespace));

async function loadOnce(language: string, namespace: string): Promise<Texts> {
  if (!import.meta.env.PROD) return loadModule(language, namespace);
  const response = await fetch(`${folder}/${language}/${namespace}.json`);
  if (!response.ok) throw new Error(`No ${namespace} texts in ${language}: ${response.status}`);
  return (await response.json()) as Texts;
}

async function loadModule(language: string, namespace: string): Promise<Texts> {
  const load = modules[`./${language}/${namespace}.json`];
  if (!load) throw new Error(`No ${namespace} texts in ${language}`);
  return load();
}
