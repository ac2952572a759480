import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../src/i18n');

export const languages = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** All texts of a language, wherever they stand. */
export function textsOf(language: string): Set<string> {
  const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.json'));
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, language, file), 'utf8'));
  return new Set(files.flatMap((file) => leaves(read(file))));
}

function leaves(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(leaves) : [];
}

/** Words that show in English although the language has its own: a key that is missing, or a text typed elsewhere. */
export function englishIn(language: string): (shown: string[]) => string[] {
  const own = textsOf(language);
  const english = textsOf('en');
  const looksLikeKey = /^[a-z][A-Za-z-]*([.:][A-Za-z][A-Za-z-]*)+$/;
  return (shown) => shown.filter((text) => looksLikeKey.test(text) || (english.has(text) && !own.has(text)));
}
