/** Accents, Arabic vowel signs and hamzas, the Devanagari dot below, soft hyphens: people rarely type them when they search. */
const MARKS = /[\u0300-\u036f\u064b-\u0655\u093c\u00ad]/g;

/** A text as it is looked for and sorted: without regard to case, accents, and the shape of apostrophes and hyphens. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(MARKS, '').replace(/[‘’]/g, "'").replace(/[‐‑]/g, '-').toLowerCase();

/**
 * A text as `search` columns hold it, which the SQL function search_text makes in the same way: folded, and every byte beyond
 * ASCII written as X and three octal digits. pg_trgm takes other scripts' letters for gaps where the database was made with
 * LC_CTYPE C, and a search in them would read the whole table.
 */
export function searchText(text: string): string {
  const bytes = [...Buffer.from(foldText(text), 'utf8')];
  return bytes.map(toAscii).join('');
}

/** What a `search` column must be LIKE to contain this text. */
export const patternContaining = (text: string): string => `%${searchText(text).replace(/[%_]/g, '\\$&')}%`;

const BACKSLASH = 0x5c;

function toAscii(byte: number): string {
  if (byte === BACKSLASH) return 'XX';
  return byte < 0x80 ? String.fromCharCode(byte) : `X${byte.toString(8)}`;
}

/** The words of a text; whatever follows the last but one of so many is one with it. */
export function wordsOf(text: string, most: number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length <= most ? words : [...words.slice(0, most - 1), words.slice(most - 1).join(' ')];
}

/** What a trigram index knows of a text, but for the ends of its words: any three letters or digits that follow one another, each once. */
export function trigramsOf(text: string): string[] {
  const words =
    searchText(text)
      .toLowerCase()
      .match(/[a-z0-9]{3,}/g) ?? [];
  const trigrams = words.flatMap((word) =>
    Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3)),
  );
  return [...new Set(trigrams)];
}
