import { foldText, wordsOf } from './search-text.js';
import { MOST_WORDS } from './searched-words.js';

/** As much as is read at a glance (code points). */
const LENGTH = 160;

/** What leads to the word that was looked for. */
const BEFORE = 40;

/** A part of a text about the first of the words that stands in it, in whole words where it has any; its beginning where none does. */
export function excerptOf(text: string, q: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  if (letters.length <= LENGTH) return letters.join('');
  const from = startOf(letters, placeOf(letters, q));
  const to = endOf(letters, from);
  return [from > 0 ? '…' : '', ...letters.slice(from, to), to < letters.length ? '…' : ''].join('');
}

/** Where one of the words begins; folding may make more letters of one, or none. */
function placeOf(letters: readonly string[], q: string): number {
  const folded = letters.map(foldText);
  const text = folded.join('');
  const places = wordsOf(q, MOST_WORDS).map((word) => text.indexOf(foldText(word)));
  const first = Math.min(...places.filter((place) => place >= 0));
  if (first === Infinity) return 0;
  let [index, passed] = [0, 0];
  while (passed + folded[index]!.length <= first) passed += folded[index++]!.length;
  return index;
}

function startOf(letters: readonly string[], place: number): number {
  const start = Math.max(0, Math.min(place - BEFORE, letters.length - LENGTH));
  const gap = letters.slice(start, place).indexOf(' ');
  return start === 0 || gap < 0 ? start : start + gap + 1;
}

function endOf(letters: readonly string[], from: number): number {
  const end = Math.min(letters.length, from + LENGTH);
  if (end === letters.length) return end;
  const gap = letters.lastIndexOf(' ', end);
  // Scripts without spaces are cut where there is no more room.
  return gap > end - BEFORE ? gap : end;
}
