import { Resvg } from '@resvg/resvg-js';
import { compose } from './compose.ts';
import type { Drawing } from './drawing.types.ts';
import { fileOf, familiesOf } from './typefaces.ts';

/** Draws as PNG, with our own typefaces alone, so that it looks the same on every machine. */
export function draw(drawing: Drawing): Uint8Array {
  const svg = compose(drawing);
  const fontFiles = familiesOf(svg).map(fileOf);
  const font = { loadSystemFonts: false, fontFiles };
  return new Resvg(svg, { font }).render().asPng();
}
