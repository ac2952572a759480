const styles = import.meta.glob('./scripts/??.css');

/**
 * Fetches how a language is set where the Latin way does not fit: families of its own script, room for its marks. Resolves also
 * when that cannot be fetched; the reader's own letters then serve.
 */
export async function loadScriptStyle(language: string): Promise<void> {
  await styles[`./scripts/${language}.css`]?.().catch(() => undefined);
}
