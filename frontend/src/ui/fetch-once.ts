/**
 * Fetches a file of the site when it is first needed, and again where that failed. Whoever asked first is answered first: of several
 * `import()`s of one file a browser settles any before the others, and a later choice would be overtaken by an earlier one.
 */
export function fetchOnce<File>(load: () => Promise<File>): () => Promise<File> {
  let fetched: Promise<File> | undefined;
  return () =>
    (fetched ??= load().catch((error: unknown) => {
      fetched = undefined;
      throw error;
    }));
}
