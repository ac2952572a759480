import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../i18n/languages';
import { textsOf } from '../../../i18n/testing/all-texts';
import { firstTypefaces } from './first-typefaces';
import { charactersOf, facesIn } from './read-faces';

const theme = resolve(import.meta.dirname, '..');
const facesOf = (...sheets: string[]) =>
  sheets.flatMap((sheet) => facesIn(readFileSync(join(theme, sheet), 'utf8')));
const cutFaces = (...sheets: string[]) => facesOf(...sheets).filter(({ file }) => file?.startsWith('.'));

/** What typefaces do not draw: what Chinese and Japanese take from the reader's own faces, and marks without a shape. */
const drawnByNobody =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fb\u30fc\uff00-\uffef\p{Cf}\s]/u;

describe.each(languages)('typefaces for $name', ({ code }) => {
  const sheets = ['typefaces/first.css', ...globSync(`scripts/${code}.css`, { cwd: theme })];

  it('draw every letter of the texts without the further files', () => {
    const drawn = new Set(cutFaces(...sheets).flatMap(charactersOf));
    const written = new Set([...textsOf(code).values()].flatMap((text) => [...text]));
    expect([...written].filter((letter) => !drawn.has(letter) && !drawnByNobody.test(letter))).toEqual([]);
  });

  it('are preloaded from files that the style sheets show', () => {
    const shown = cutFaces(...sheets).map(({ file }) => file?.replace(/^.*\/(.+)\.woff2$/, '$1'));
    for (const name of firstTypefaces(code)) expect(shown).toContain(name);
  });
});

describe('faces of one family', () => {
  it.each(['ru', 'ar', 'hi'])('never draw a letter twice (%s)', (code) => {
    const drawn = new Map<string, string>();
    const twice: string[] = [];
    for (const face of facesOf('typefaces/first.css', 'typefaces/further.css', `scripts/${code}.css`)) {
      if (!face.file) continue;
      expect(existsSync(resolve(theme, 'typefaces', face.file)) || face.file.startsWith('@')).toBe(true);
      for (const letter of charactersOf(face)) {
        const key = `${face.family} ${letter}`;
        if (drawn.has(key)) twice.push(`${key}: ${drawn.get(key)} and ${face.file}`);
        drawn.set(key, face.file);
      }
    }
    expect(twice).toEqual([]);
  });
});
