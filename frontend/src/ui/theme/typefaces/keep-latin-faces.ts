import { browserStorage } from '../../../browser-storage';
import display from './fraunces-latin.woff2?url';
import text from './source-sans-latin.woff2?url';

const whole = async (file: string): Promise<boolean> => {
  const response = await fetch(file, { priority: 'low' });
  await response.arrayBuffer();
  return response.ok;
};

/**
 * Arabic and Devanagari bring faces of their own, as much as a first page may: Latin names and figures stand in the reader's faces there
 * until ours have been fetched, after the page. From the next page on `public/preferences.js` lets the style sheets name them.
 */
export async function keepLatinFaces(): Promise<void> {
  if ('latinFaces' in document.documentElement.dataset) return;
  const files = await Promise.all([display, text].map(whole)).catch(() => [false]);
  if (files.every(Boolean)) browserStorage.write('latin-faces', 'kept');
}
