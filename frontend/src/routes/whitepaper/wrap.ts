export const lineLength = 76;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Han, kana, hangul and full-width marks take two columns (the wide characters of UAX #11). */
const wide = '[\\u2e80-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufaff\\uff01-\\uff60]';
const startsWide = new RegExp(`^${wide}`);
const endsWide = new RegExp(`${wide}$`);
const opens = /^[\p{Ps}\p{Pi}]/u;
const endsOpenOrInNumber = /[\p{Ps}\p{Pi}\p{Nd}]$/u;

/** How many columns a text fills where every letter has the same width. */
export function columnsOf(text: string): number {
  return [...graphemes.segment(text)].reduce(
    (sum, { segment }) => sum + (startsWide.test(segment) ? 2 : 1),
    0,
  );
}

/** After spaces; beside wide characters also between words, but neither before a closing mark nor after an opening one. */
function mayBreak(before: string, { segment, isWordLike }: Intl.SegmentData): boolean {
  if (before.endsWith(' ')) return true;
  const isBesideWide = endsWide.test(before) || startsWide.test(segment);
  return isBesideWide && (isWordLike || opens.test(segment)) && !endsOpenOrInNumber.test(before);
}

/** What stays together on a line. */
function unbrokenPieces(text: string, language: string): string[] {
  const found: string[] = [];
  for (const part of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = found.at(-1);
    if (last === undefined || mayBreak(last, part)) found.push(part.segment);
    else found[found.length - 1] = last + part.segment;
  }
  return found;
}

/** Breaks a paragraph into lines that print well, where its language breaks lines. */
export function wrap(text: string, language: string): string {
  const lines = [''];
  for (const piece of unbrokenPieces(text, language)) {
    const longer = lines[lines.length - 1] + piece;
    if (longer !== piece && columnsOf(longer.trimEnd()) > lineLength) lines.push(piece);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}
