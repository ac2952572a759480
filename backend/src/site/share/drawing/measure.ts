import { Resvg } from '@resvg/resvg-js';
import { fileOf, type Run } from './typefaces.ts';
import { directionOf } from './direction.ts';
import { escapeMarkup } from '../../../common/escape-markup.ts';

/** Measured once at this size (px): outlines without hints grow evenly. */
const SIZE = 100;
const MOST_KEPT = 2_000;

/** For a size of one pixel. */
export interface Extent {
  /** How far behind its left edge a run is to be drawn. */
  origin: number;
  /** From its left edge to where the next one may begin. */
  width: number;
}

const known = new Map<string, Extent>();

/** By what draws it, so that nothing stands elsewhere than it was measured. */
export function extentOf({ family, text }: Run): Extent {
  const key = `${family} ${text}`;
  const kept = known.get(key);
  if (kept) return kept;
  if (known.size >= MOST_KEPT) known.clear();
  const extent = measure(family, text);
  known.set(key, extent);
  return extent;
}

/** Letters of Arabic change beside others, so that twice the run says nothing of one: what is beside their ink. */
const ARABIC_BEARING = 0.04;

/** The library tells where ink is, and not where it would go on: that far it is from a run to the same one behind it. */
function measure(family: string, text: string): Extent {
  const ink = inkOf(family, text);
  if (!ink) return { origin: 0, width: 0 };
  if (directionOf(text) === 'rtl')
    return { origin: ARABIC_BEARING - ink.x / SIZE, width: ink.width / SIZE + 2 * ARABIC_BEARING };
  const twice = inkOf(family, text + text)!;
  return { origin: 0, width: (twice.width - ink.width) / SIZE };
}

function inkOf(family: string, text: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text font-size="${SIZE}" font-family="${family}">${escapeMarkup(text)}</text></svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [fileOf(family)] } }).getBBox();
}
