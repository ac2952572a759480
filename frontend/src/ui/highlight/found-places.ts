import { foldText } from '../forms/fold-text';

/** A part of a text, and whether it is what was looked for. */
interface Segment {
  text: string;
  isFound: boolean;
}

/** Words beyond these are looked for as one text with the last, as the server does. */
const mostWords = 4;

/** The words that are looked for, without regard to case and accents. */
export function searchedWords(wanted: string): string[] {
  const words = wanted.split(/\s+/).filter(Boolean);
  const apart =
    words.length <= mostWords
      ? words
      : [...words.slice(0, mostWords - 1), words.slice(mostWords - 1).join(' ')];
  return apart.map(foldText).filter(Boolean);
}

/** The text in parts, by whether they are one of the words; together they are the text. */
export function segmentsOf(text: string, wanted: string): Segment[] {
  const letters = [...text];
  const isFound = markFound(letters, searchedWords(wanted));
  const segments: Segment[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = segments.at(-1);
    if (last && last.isFound === isFound[index]) last.text += letter;
    else segments.push({ text: letter, isFound: isFound[index]! });
  }
  return segments;
}

/** Of each letter: folding may make several of one, or none, as of an accent that stands for itself. */
function markFound(letters: string[], words: string[]): boolean[] {
  const marks = letters.map(() => false);
  const places = letters.flatMap((letter, index) =>
    [...foldText(letter)].map((folded) => ({ folded, index })),
  );
  const text = places.map(({ folded }) => folded);
  for (const word of words.map((each) => [...each])) {
    for (let at = 0; at + word.length <= text.length; at++) {
      if (!word.every((letter, offset) => text[at + offset] === letter)) continue;
      let end = places[at + word.length - 1]!.index + 1;
      // An accent goes with its letter.
      while (end < letters.length && foldText(letters[end]!) === '') end += 1;
      marks.fill(true, places[at]!.index, end);
    }
  }
  return marks;
}
