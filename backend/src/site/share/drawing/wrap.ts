import { directionOf, type Direction } from './direction.ts';
import { drawable, type Use } from './typefaces.ts';
import { type Word, widthOf, wordOf } from './words.ts';

/** A text broken into lines of a size in pixels. */
export interface Block {
  lines: Word[][];
  size: number;
  around: Direction;
}

interface Room {
  use: Use;
  /** In pixels. */
  width: number;
  /** The first of these sizes (px) at which it fits is taken, else the last, cut. */
  sizes: readonly number[];
  mostLines: number;
}

/** Naskh draws small for its size. */
const ARABIC_GROWTH = 1.16;

/** Beyond this nothing fits into any room. */
const MOST_CHARACTERS = 400;

/** Breaks a text into lines by the widths of its words; without lines where it cannot be drawn. */
export function wrap(text: string, { use, width, sizes, mostLines }: Room, page: Direction): Block {
  const line = drawable([...text.slice(0, 4 * MOST_CHARACTERS)].slice(0, MOST_CHARACTERS).join(''), use);
  const around = directionOf(line) ?? page;
  const growth = around === 'rtl' ? ARABIC_GROWTH : 1;
  const texts = line.split(' ').filter((word) => word !== '');
  const fits = (part: string, room: number) => wordOf(part, use, around).width <= room;
  const tried = sizes.map((size) => {
    const grown = size * growth;
    return { size: grown, lines: () => linesOf(texts, width / grown, use, around) };
  });
  for (const { size, lines } of tried) {
    const broken = lines();
    const isWhole = texts.every((text) => partsOf(text).every((part) => fits(part, width / size)));
    if (isWhole && broken.length <= mostLines) return { lines: broken, size, around };
  }
  const { size, lines } = tried.at(-1)!;
  return { lines: cut(lines(), mostLines, width / size, use, around), size, around };
}

function linesOf(texts: readonly string[], width: number, use: Use, around: Direction): Word[][] {
  const lines: Word[][] = [];
  for (const word of texts.flatMap((text) => pieces(text, width, use, around))) {
    const last = lines.at(-1);
    if (last && widthOf([...last, word]) <= width) last.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** A word may be broken behind its hyphens. */
const partsOf = (text: string): string[] => text.match(/[^-]*-+|[^-]+$/g) ?? [text];

/** A word that is wider than the line is broken at its hyphens, and elsewhere where it must be. */
function pieces(text: string, width: number, use: Use, around: Direction): Word[] {
  const whole = wordOf(text, use, around);
  if (whole.width <= width) return [whole];
  const parts = partsOf(text);
  if (parts.length > 1) return parts.flatMap((part) => pieces(part, width, use, around));
  const letters = lettersOf(text);
  let length = Math.max(1, Math.floor((letters.length * width) / whole.width));
  while (length > 1 && wordOf(letters.slice(0, length).join(''), use, around).width > width) length -= 1;
  if (length >= letters.length) return [whole];
  const rest = letters.slice(length).join('');
  return [wordOf(letters.slice(0, length).join(''), use, around), ...pieces(rest, width, use, around)];
}

/** The first lines, of which the last says that there is more. */
function cut(lines: Word[][], most: number, width: number, use: Use, around: Direction): Word[][] {
  const kept = lines.slice(0, most);
  const dots = wordOf('…', use, around);
  const last = [...(kept.pop() ?? [])];
  const isTooWide = () => widthOf([...last, dots]) > width;
  while (last.length > 1 && isTooWide()) last.pop();
  while (last[0] && last[0].text !== '' && isTooWide())
    last[0] = wordOf(lettersOf(last[0].text).slice(0, -1).join(''), use, around);
  return last.length === 0 ? [] : [...kept, [...last, dots]];
}

const lettersOf = (text: string): string[] =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
