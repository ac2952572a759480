import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../src/i18n');

type Texts = Map<string, string>;

/** All texts of a language by their keys. */
function textsOf(language: string): Texts {
  const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.json'));
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, language, file), 'utf8'));
  return new Map(files.flatMap((file) => leaves(read(file))));
}

function leaves(node: unknown, path: string[] = []): [string, string][] {
  if (typeof node === 'string') return [[path.join('.'), node]];
  return Object.entries(node as object).flatMap(([key, value]) => leaves(value, [...path, key]));
}

const texts = new Map<string, Texts>();

function knownTexts(language: string): Texts {
  const known = texts.get(language) ?? textsOf(language);
  texts.set(language, known);
  return known;
}

/** Picks the texts that should not be seen in a language: bare keys, and English where the language has its own words. */
export function untranslatedIn(language: string, shown: string[]): string[] {
  const own = new Set(knownTexts(language).values());
  const english = knownTexts('en');
  const sentences = new Set(english.values());
  return shown.filter((text) => english.has(text) || (sentences.has(text) && !own.has(text)));
}

/** A text in a language, by its key in whichever namespace has it. */
export const sentenceIn = (language: string, key: string): string => knownTexts(language).get(key)!;
