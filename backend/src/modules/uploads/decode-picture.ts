import type { Metadata, OutputInfo } from 'sharp';
import { pictureLibrary } from './picture-library.js';
import { PICTURE_SHAPES, type StoredFormat } from './picture.types.js';
import {
  MAX_MEGAPIXELS,
  pictureAnimated,
  pictureTooLarge,
  pictureTooSmall,
  pictureUnreadable,
} from './uploads.errors.js';

const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;

/** Nothing but pixels: whatever else the file held has been left behind. */
export interface DecodedPicture {
  pixels: Buffer;
  info: OutputInfo;
  /** PNG stays PNG, which keeps lettering crisp and transparency. */
  isPng: boolean;
}

/**
 * Judges a file by decoding it, turns it as its EXIF data say, and cuts it to the format's pixels, or makes it fit into them.
 * @throws pictureUnreadable, pictureAnimated, pictureTooLarge, pictureTooSmall
 */
export async function decodePicture(file: Buffer, format: StoredFormat): Promise<DecodedPicture> {
  const { width, height, keepsShape } = PICTURE_SHAPES[format];
  const sharp = await pictureLibrary();
  const metadata = await orUnreadable(() => sharp(file, { limitInputPixels: false }).metadata());
  assertUsable(file, metadata);
  if (!keepsShape) assertLargeEnough(metadata, width, height);
  const fitting = keepsShape && ({ fit: 'inside', withoutEnlargement: true } as const);
  const { data, info } = await orUnreadable(() =>
    sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true })
      .resize(width, height, { ...fitting })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  return { pixels: data, info, isPng: metadata.format === 'png' };
}

/** Only the header has been read so far, so that a small file of huge dimensions costs nothing. */
function assertUsable(file: Buffer, { autoOrient, format }: Metadata): void {
  if (autoOrient.width * autoOrient.height > MAX_PIXELS)
    throw pictureTooLarge({ megapixels: MAX_MEGAPIXELS });
  if (format === 'png' && isAnimated(file)) throw pictureAnimated();
}

function assertLargeEnough({ autoOrient }: Metadata, width: number, height: number): void {
  if (autoOrient.width < width || autoOrient.height < height) throw pictureTooSmall({ width, height });
}

/** An animated PNG announces itself before its first pixels; the decoder would keep the first frame without a word. */
const isAnimated = (png: Buffer): boolean => png.subarray(0, png.indexOf('IDAT')).includes('acTL');

async function orUnreadable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch {
    throw pictureUnreadable();
  }
}
