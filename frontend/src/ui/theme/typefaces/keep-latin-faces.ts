import { browserStorage } from '../../../browser-storage';
import display from './fraunces-latin.woff2?url';
import text from './source-sans-latin.woff2?url';

/** Also as a face: while the tab is open a browser has that at hand when the next page begins, and a file alone often comes too late. */
async function fetchFace(file: string): Promise<void> {
  const response = await fetch(file, { priority: 'low' });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  await new FontFace('Latin', `url(${file})`).load();
}

/**
 * Arabic and Devanagari bring faces of their own, as much as a first page may: Latin names and figures stand in the reader's faces there
 * until ours have been fetched, after the page. From the next page on `public/preferences.js` lets the style sheets name them.
 */
export async function keepLatinFaces(language: string): Promise<void> {
  // Whoever comes to these languages from another one has the faces, but nothing that says so.
  if (!/^(ar|hi)$/.test(language) || browserStorage.read('latin-faces')) return;
  try {
    await Promise.all([display, text].map(fetchFace));
    browserStorage.write('latin-faces', 'kept');
  } catch {
    // The next page tries again.
  }
}
