// Stands for i18next in the browser's build (vite.config.ts): what the site uses of it, under its names. ADR 0379.
import { addTexts, type Text, textsOf } from './text-store';
import { findText, type Options, translate } from './translate';

type Texts = Record<string, Text>;
type Listener = (language: string) => void;

interface Backend {
  type: string;
  read?: (language: string, namespace: string) => Promise<Texts>;
}

interface Settings {
  lng: string;
  ns: readonly string[];
  resources: Record<string, Record<string, Texts>>;
}

const listeners = new Set<Listener>();
/** What this visit has asked for, in whichever language. */
const needed = new Set<string>();
const loads: Record<string, Promise<void> | undefined> = {};
/** What could not be fetched: its keys are shown rather than nothing. */
const failed = new Set<string>();
let backend: Backend['read'];
let language: string;
let next: string;

const hasResourceBundle = (of: string, namespace: string): boolean => namespace in textsOf(of);

function load(of: string, namespace: string): Promise<void> {
  const name = `${of} ${namespace}`;
  if (hasResourceBundle(of, namespace) || failed.has(name)) return Promise.resolve();
  return (loads[name] ??= backend!(of, namespace)
    .then(
      (texts) => addTexts(of, namespace, texts),
      () => void failed.add(name),
    )
    .finally(() => delete loads[name]));
}

const loadNeeded = (of: string) => Promise.all([...needed].map((namespace) => load(of, namespace)));

async function changeLanguage(to: string): Promise<void> {
  next = to;
  await loadNeeded(to);
  if (next !== to) return;
  language = to;
  for (const listener of [...listeners]) listener(to);
}

/** What is asked for as a list or a group is one; all who ask know by i18next's own types. */
const getFixedT =
  (of?: string | null, namespace = 'common') =>
  (key: string, options?: Options): string =>
    translate(of ?? language, namespace, key, options) as string;

const i18next = {
  get language() {
    return language;
  },
  use(module: Backend) {
    if (module.type === 'backend') backend = module.read;
    return i18next;
  },
  init({ lng, ns, resources }: Settings): Promise<void> {
    for (const namespace of ns) needed.add(namespace);
    for (const [namespace, texts] of Object.entries(resources[lng] ?? {})) addTexts(lng, namespace, texts);
    return changeLanguage(lng);
  },
  t: getFixedT(),
  getFixedT,
  exists: (key: string | undefined, options?: Options): boolean =>
    findText(language, 'common', key, options) !== undefined,
  on: (_event: 'languageChanged', listener: Listener) => void listeners.add(listener),
  off: (_event: 'languageChanged', listener: Listener) => void listeners.delete(listener),
  changeLanguage,
  async loadNamespaces(namespaces: string | readonly string[]): Promise<void> {
    for (const namespace of [namespaces].flat()) needed.add(namespace);
    await loadNeeded(language);
  },
  hasLoadedNamespace: (namespace: string): boolean =>
    hasResourceBundle(language, namespace) || failed.has(`${language} ${namespace}`),
  hasResourceBundle,
  addResourceBundle: addTexts,
  getDataByLanguage: textsOf,
};

export default i18next;
