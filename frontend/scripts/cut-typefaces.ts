/**
 * Cuts the typefaces of the first paint down to the letters that the site's own words need: `npm run typefaces -w frontend`. Which
 * letters these are is read from the `unicode-range` of the style sheet that shows the file, so that both always say the same.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { charactersOf, facesIn } from '../src/ui/theme/typefaces/read-faces.ts';
import { keepFeatures } from './typefaces/features.ts';

interface Cut {
  from: string;
  /** Weights and optical sizes in use: a range keeps the axis, a figure takes it away. */
  axes?: Record<string, number | { min: number; max: number }>;
}

const theme = resolve(import.meta.dirname, '../src/ui/theme');
const text = { wght: { min: 400, max: 600 } };

const cuts: Record<string, Cut> = {
  'fraunces-latin': {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    axes: { wght: 450, opsz: { min: 18, max: 80 } },
  },
  'source-sans-latin': {
    from: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    axes: text,
  },
  'source-sans-cyrillic': {
    from: '@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-normal.woff2',
    axes: text,
  },
  'playfair-cyrillic': {
    from: '@fontsource-variable/playfair-display/files/playfair-display-cyrillic-wght-normal.woff2',
    axes: { wght: 450 },
  },
  'amiri-arabic': { from: '@fontsource/amiri/files/amiri-arabic-400-normal.woff2' },
  'naskh-arabic': {
    from: '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
    axes: text,
  },
  'tiro-devanagari': {
    from: '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2',
  },
  'noto-sans-devanagari': {
    from: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    axes: text,
  },
};

const sheets = globSync('{typefaces,scripts}/*.css', { cwd: theme });
const faces = sheets.flatMap((sheet) => facesIn(readFileSync(join(theme, sheet), 'utf8')));

for (const [name, { from, axes }] of Object.entries(cuts)) {
  const face = faces.find(({ file }) => file?.endsWith(`/${name}.woff2`));
  if (!face) throw new Error(`No style sheet shows ${name}.woff2`);
  const source = readFileSync(createRequire(import.meta.url).resolve(from));
  const cut = await subsetFont(source, charactersOf(face).join(''), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures,
    ...(axes && { variationAxes: axes }),
  });
  writeFileSync(join(theme, 'typefaces', `${name}.woff2`), cut);
  console.log(`${name}: ${source.length} -> ${cut.length} bytes`);
}
