import type { Sharp } from 'sharp';
import type { DecodedPicture } from './decode-picture.js';
import { pictureLibrary } from './picture-library.js';
import { PICTURE_SHAPES, type StoredFormat } from './picture.types.js';
import { pictureNotCompressible } from './uploads.errors.js';

/** Tried one after the other until the file is light enough. */
const JPEG_QUALITIES = [90, 80, 70, 60, 50];

export interface EncodedPicture {
  contentType: 'image/png' | 'image/jpeg';
  bytes: Buffer;
  /** The middle, for phones; null where they show the whole. */
  narrowBytes: Buffer | null;
}

/** Writes pixels down within the format's kilobytes, without any metadata. @throws pictureNotCompressible */
export async function encodePicture(
  { pixels, info, isPng }: DecodedPicture,
  format: StoredFormat,
): Promise<EncodedPicture> {
  const { width, height, narrowWidth, maxBytes } = PICTURE_SHAPES[format];
  const sharp = await pictureLibrary();
  const whole = sharp(pixels, { raw: info });
  const { contentType, bytes } = await encodeWithin(whole, isPng, maxBytes);
  if (narrowWidth === undefined) return { contentType, bytes, narrowBytes: null };
  const left = (width - narrowWidth) / 2;
  const middle = whole.clone().extract({ left, top: 0, width: narrowWidth, height });
  const narrow = await encodeWithin(middle, contentType === 'image/png', bytes.length);
  return { contentType, bytes, narrowBytes: narrow.bytes };
}

/** As PNG if wished and light enough, else as the best JPEG that is, on white where it was transparent. */
export async function encodeWithin(picture: Sharp, asPng: boolean, maxBytes: number) {
  if (asPng) {
    const bytes = await picture.clone().png({ compressionLevel: 9 }).toBuffer();
    if (bytes.length <= maxBytes) return { contentType: 'image/png' as const, bytes };
  }
  for (const quality of JPEG_QUALITIES) {
    const bytes = await picture.clone().flatten({ background: 'white' }).jpeg({ quality }).toBuffer();
    if (bytes.length <= maxBytes) return { contentType: 'image/jpeg' as const, bytes };
  }
  throw pictureNotCompressible({ kilobytes: maxBytes / 1_000 });
}
