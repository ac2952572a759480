type Load = () => Promise<unknown>;

/** By language: the typefaces of its script and how it is set in them. */
const styles: Partial<Record<string, Load>> = {
  ru: () => import('./scripts/ru.css'),
  ar: () => import('./scripts/ar.css'),
  hi: () => import('./scripts/hi.css'),
  zh: () => import('./scripts/zh.css'),
  ja: () => import('./scripts/ja.css'),
};

/**
 * Fetches how a language is set where the Latin way does not fit: families of its own script, room for its marks. Resolves also
 * when that cannot be fetched; the reader's own letters then serve.
 */
export async function loadScriptStyle(language: string): Promise<void> {
  await styles[language]?.().catch(() => undefined);
}
