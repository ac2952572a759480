import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLargeEnough, maxZoom, readPicture } from './picture-file';

/** jsdom decodes nothing: this many pixels are found in every file, or none at all. */
function filesHold(pixels: { width: number; height: number } | null): void {
  class DecodedImage {
    src = '';
    naturalWidth = pixels?.width;
    naturalHeight = pixels?.height;
    decode = () => (pixels ? Promise.resolve() : Promise.reject(new Error('No picture')));
  }
  vi.stubGlobal('Image', DecodedImage);
}

const file = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'lamp', { type });
const picture = (width: number, height: number) => ({
  address: 'blob:lamp',
  type: 'image/png',
  width,
  height,
});

beforeEach(() => {
  URL.createObjectURL = () => 'blob:lamp';
  URL.revokeObjectURL = vi.fn<(address: string) => void>();
});
afterEach(() => vi.unstubAllGlobals());

test('takes a PNG or JPEG that can be decoded, and tells its pixels', async () => {
  filesHold({ width: 1600, height: 800 });
  expect(await readPicture(file('image/jpeg'))).toEqual({
    address: 'blob:lamp',
    type: 'image/jpeg',
    width: 1600,
    height: 800,
  });
});

test('refuses other types before looking inside', async () => {
  expect(await readPicture(file('image/gif'))).toBe('type');
});

test('refuses more than 5 MB', async () => {
  filesHold({ width: 1600, height: 800 });
  expect(await readPicture(file('image/png', 5_000_001))).toBe('weight');
  expect(await readPicture(file('image/png', 5_000_000))).toMatchObject({ width: 1600 });
});

test('refuses what only calls itself a picture, and lets go of it', async () => {
  filesHold(null);
  expect(await readPicture(file('image/png'))).toBe('unreadable');
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:lamp');
});

test("asks for the format's pixels in both directions", () => {
  expect(isLargeEnough(picture(1200, 150), 'banner')).toBe(true);
  expect(isLargeEnough(picture(1199, 900), 'banner')).toBe(false);
  expect(isLargeEnough(picture(900, 249), 'sidebar')).toBe(false);
});

test('zooms in until as many pixels are left as the format has', () => {
  expect(maxZoom(picture(2400, 1200), 'banner')).toBe(2);
  expect(maxZoom(picture(1200, 150), 'banner')).toBe(1);
  expect(maxZoom(picture(900, 1000), 'sidebar')).toBe(3);
});
