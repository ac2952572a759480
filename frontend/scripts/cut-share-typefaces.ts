/**
 * Cuts the typefaces in which the API draws share pictures: `npm run typefaces -w frontend`. What draws them takes TrueType of one weight
 * alone, and finds a file by its family name, so that each file has one of its own; `typefaces.json` lists what it draws. Devanagari is
 * not among them: its vowels are set over their neighbours by what draws.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { keepFeatures } from './typefaces/features.ts';
import { codePointsOf, renamed } from './typefaces/sfnt.ts';

interface Cut {
  from: string;
  axes?: Record<string, number>;
  /** First and last code point of what is kept of it; without, all but rare symbols. */
  only?: [number, number];
}

const folder = resolve(import.meta.dirname, '../../backend/src/site/share/typefaces');
const title = { wght: 450, opsz: 72 };
const text = { wght: 500 };
const arabic = [0x600, 0x6ff] as [number, number];

const variable = (family: string, part: string) =>
  `@fontsource-variable/${family}/files/${family}-${part}-normal.woff2`;

/** In the order in which a character is looked for. */
const cuts: Record<'title' | 'text', Record<string, Cut>> = {
  title: {
    'title-latin': { from: variable('fraunces', 'latin-opsz'), axes: title },
    'title-latin-ext': { from: variable('fraunces', 'latin-ext-opsz'), axes: title },
    'title-vietnamese': { from: variable('fraunces', 'vietnamese-opsz'), axes: title },
    'title-cyrillic': { from: variable('playfair-display', 'cyrillic-wght'), axes: { wght: 450 } },
    'title-arabic': { from: '@fontsource/amiri/files/amiri-arabic-400-normal.woff2', only: arabic },
  },
  text: {
    'text-latin': { from: variable('source-sans-3', 'latin-wght'), axes: text },
    'text-latin-ext': { from: variable('source-sans-3', 'latin-ext-wght'), axes: text },
    'text-vietnamese': { from: variable('source-sans-3', 'vietnamese-wght'), axes: text },
    'text-greek': { from: variable('source-sans-3', 'greek-wght'), axes: text },
    'text-cyrillic': { from: variable('source-sans-3', 'cyrillic-wght'), axes: text },
    'text-cyrillic-ext': { from: variable('source-sans-3', 'cyrillic-ext-wght'), axes: text },
    'text-arabic': { from: variable('noto-naskh-arabic', 'arabic-wght'), axes: text, only: arabic },
  },
};

/** Pairs of first and last. */
function rangesOf(codes: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

async function cut(name: string, { from, axes, only: [first, last] = [0x20, 0x2fff] }: Cut) {
  const source = readFileSync(createRequire(import.meta.url).resolve(from));
  const wanted = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const font = await subsetFont(source, String.fromCodePoint(...wanted), {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures,
    ...(axes && { variationAxes: axes }),
  });
  const named = renamed(font, name);
  writeFileSync(join(folder, `${name}.ttf`), named);
  console.log(`${name}: ${source.length} -> ${named.length} bytes`);
  return { family: name, ranges: rangesOf(codePointsOf(named)) };
}

const faces: Record<string, object[]> = { title: [], text: [] };
for (const [use, files] of Object.entries(cuts))
  for (const [name, file] of Object.entries(files)) faces[use]!.push(await cut(name, file));
writeFileSync(join(folder, 'typefaces.json'), `${JSON.stringify(faces)}\n`);
