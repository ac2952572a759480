import { join } from 'node:path';
import cuts from '../typefaces/typefaces.json' with { type: 'json' };

export type Use = 'title' | 'text';

interface Face {
  family: string;
  /** First and last code point of each range that it draws. */
  ranges: [number, number][];
}

const faces = cuts as unknown as Record<Use, Face[]>;

/** What a title's own faces lack, the text's draw. */
const FACES: Record<Use, Face[]> = { title: [...faces.title, ...faces.text], text: faces.text };

/** A part of a text that one typeface draws. */
export interface Run {
  family: string;
  text: string;
}

export const fileOf = (family: string): string =>
  join(import.meta.dirname, '..', 'typefaces', `${family}.ttf`);

const familyOf = (character: string, use: Use): string | undefined => {
  const code = character.codePointAt(0)!;
  return FACES[use].find(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last))
    ?.family;
};

/** Marks belong to the letter before them. */
const MARK = /\p{M}/u;
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/**
 * The text as it can be drawn: in composed letters, on one line, without signs that no typeface here has.
 * @returns empty where a letter cannot be drawn: half a name is nobody's
 */
export function drawable(text: string, use: Use): string {
  const line = text
    .normalize('NFC')
    .replace(/\p{Zs}|\p{Cc}|\p{Zl}|\p{Zp}/gu, ' ')
    .replace(/\p{C}/gu, '');
  const lacking = [...line].filter((character) => character !== ' ' && !familyOf(character, use));
  if (lacking.some((character) => LETTER.test(character))) return '';
  const signs = new Set(lacking);
  return [...line]
    .filter((character) => !signs.has(character))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

/** Splits a word by the typefaces that draw it. */
export function runsOf(word: string, use: Use): Run[] {
  const runs: Run[] = [];
  for (const character of word) {
    const last = runs.at(-1);
    const family = familyOf(character, use)!;
    if (last && (MARK.test(character) || last.family === family)) last.text += character;
    else runs.push({ family, text: character });
  }
  return runs;
}

/** Those that a drawing names. */
export const familiesOf = (svg: string): string[] =>
  FACES.title.map(({ family }) => family).filter((family) => svg.includes(`font-family="${family}"`));
