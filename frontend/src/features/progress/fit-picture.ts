import { adUploads, reportPicture } from '../../limits';

export type PictureFault = 'type' | 'unreadable';

/**
 * Makes a photo as small as the server would, before it is sent: what a phone takes weighs more than may be sent, and would
 * take long on the way.
 */
export async function fitPicture(file: File): Promise<Blob | PictureFault> {
  if (!adUploads.types.some((type) => type === file.type)) return 'type';
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, reportPicture.width / bitmap.width, reportPicture.height / bitmap.height);
    const isLight = file.size <= adUploads.maxMegabytes * 1_000_000;
    return scale === 1 && isLight ? file : await drawScaled(bitmap, scale, file.type);
  } catch {
    return 'unreadable';
  }
}

async function drawScaled(bitmap: ImageBitmap, scale: number, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn'))),
      type,
      0.92,
    ),
  );
}
