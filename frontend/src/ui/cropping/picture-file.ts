import { adUploads } from '../../limits';
import { type CutFormat, cutShapes } from './shapes';

/** A file that turned out to be a picture. */
export interface ChosenPicture {
  /** Of the file in this tab's memory; given back by {@link forgetPicture}. */
  address: string;
  type: string;
  /** In pixels, turned upright as the camera meant it. */
  width: number;
  height: number;
}

export type FileFault = 'type' | 'weight' | 'unreadable';

/** Looks at a file as the server will: by its type and weight, then by decoding it. */
export async function readPicture(file: File): Promise<ChosenPicture | FileFault> {
  if (!adUploads.types.some((type) => type === file.type)) return 'type';
  if (file.size > adUploads.maxMegabytes * 1_000_000) return 'weight';
  const address = URL.createObjectURL(file);
  try {
    const { naturalWidth, naturalHeight } = await decode(address);
    return { address, type: file.type, width: naturalWidth, height: naturalHeight };
  } catch {
    URL.revokeObjectURL(address);
    return 'unreadable';
  }
}

export const forgetPicture = (picture: ChosenPicture): void => URL.revokeObjectURL(picture.address);

async function decode(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

export const isLargeEnough = ({ width, height }: ChosenPicture, format: CutFormat): boolean =>
  width >= cutShapes[format].width && height >= cutShapes[format].height;

/** How far one may zoom in before the part that is left has fewer pixels than the format. */
export function maxZoom({ width, height }: ChosenPicture, format: CutFormat): number {
  const shape = cutShapes[format];
  return Math.min(width / shape.width, height / shape.height);
}

/** A part of a picture, in its pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Draws a part of the picture at its own resolution, though at no more than twice the format's: the server keeps half of
 * that, and the file stays far below what may be sent.
 */
export async function cutPicture(picture: ChosenPicture, part: Part, format: CutFormat): Promise<Blob> {
  const { width, height } = cutShapes[format];
  const scale = Math.min(Math.max(part.width / width, 1), 2);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  const image = await decode(picture.address);
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn'))),
      picture.type,
      0.95,
    ),
  );
}
