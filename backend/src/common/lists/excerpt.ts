import { foldText, wordsOf } from './search-text.js';
import { MOST_WORDS } from './searched-words.js';

/** As much as is read at a glance (code points). */
const LENGTH = 160;

/** What leads to the word that was looked for. */
const BEFORE = 40;

/** Letters that are folded together where only their number matters: many while all of them lie before the place. */
const STEPS = [1_000, 30, 1];

/** A part of a text about the first of the words that stands in it, in whole words where it has any; its beginning where none does. */
export function excerptOf(text: string, q: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  if (letters.length <= LENGTH) return line;
  const place = placeOf(line, q);
  const from = startOf(letters, place === undefined ? 0 : letterAt(letters, place));
  const to = endOf(letters, from);
  return [from > 0 ? '…' : '', ...letters.slice(from, to), to < letters.length ? '…' : ''].join('');
}

/** Where one of the words begins in the folded text. */
function placeOf(line: string, q: string): number | undefined {
  const text = foldText(line);
  const places = wordsOf(q, MOST_WORDS).map((word) => text.indexOf(foldText(word)));
  const first = Math.min(...places.filter((place) => place >= 0));
  return first === Infinity ? undefined : first;
}

/** Which letter a place in the folded text belongs to; folding may make more letters of one, or none. */
function letterAt(letters: readonly string[], place: number): number {
  let [index, passed] = [0, 0];
  for (const step of STEPS)
    while (index + step <= letters.length) {
      const { length } = foldText(letters.slice(index, index + step).join(''));
      if (passed + length > place) break;
      index += step;
      passed += length;
    }
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
