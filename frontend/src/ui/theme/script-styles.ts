type Load = () => Promise<unknown>;

/** By language: the typefaces of its script, then how it is set in them. */
const styles: Partial<Record<string, Load[]>> = {
  ru: [() => import('@fontsource-variable/playfair-display/wght.css'), () => import('./scripts/ru.css')],
  ar: [
    () => import('@fontsource/amiri/400.css'),
    () => import('@fontsource-variable/noto-naskh-arabic/wght.css'),
    () => import('./scripts/ar.css'),
  ],
  hi: [
    () => import('@fontsource/tiro-devanagari-hindi/400.css'),
    () => import('@fontsource-variable/noto-sans-devanagari/wght.css'),
    () => import('./scripts/hi.css'),
  ],
  zh: [() => import('./scripts/zh.css')],
  ja: [() => import('./scripts/ja.css')],
};

/**
 * Fetches how a language is set where the Latin way does not fit: families of its own script, room for its marks. Resolves also
 * when that cannot be fetched; the reader's own letters then serve.
 */
export async function loadScriptStyle(language: string): Promise<void> {
  await Promise.allSettled((styles[language] ?? []).map((load) => load()));
}
