import { pictureLibrary } from '../../modules/uploads/picture-library.js';

/** What a picture may weigh, in bytes: previews leave out heavier ones. */
const MOST_BYTES = 300_000;

/** Tried one after the other: photographs are drawn with fewer colours until they are light enough. */
const COLORS = [256, 128, 64, 24];

/** The same picture within the weight. */
export async function fitPng(png: Buffer): Promise<Buffer> {
  let fitting = png;
  const sharp = await pictureLibrary();
  for (const colours of COLORS) {
    if (fitting.length <= MOST_BYTES) return fitting;
    fitting = await sharp(png).png({ palette: true, colours, compressionLevel: 9, effort: 4 }).toBuffer();
  }
  return fitting;
}
