import sharp from 'sharp';
import { encodeWithin } from './encode-picture.js';

const picture = () => sharp({ create: { width: 300, height: 250, channels: 4, background: '#ff000080' } });

describe('encoding a picture', () => {
  it('keeps a PNG that is light enough, with its transparency', async () => {
    const { contentType, bytes } = await encodeWithin(picture(), true, 10_000);
    expect(contentType).toBe('image/png');
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });

  it('makes a JPEG on white of a PNG that is not', async () => {
    const png = await picture().png().toBuffer();
    const noisy = sharp(png).composite([{ input: await noise(), blend: 'over' }]);
    const { contentType, bytes } = await encodeWithin(noisy, true, 60_000);
    expect(contentType).toBe('image/jpeg');
    expect(bytes.length).toBeLessThanOrEqual(60_000);
  });

  it('gives up where even a poor JPEG is too heavy', async () => {
    await expect(encodeWithin(picture(), true, 100)).rejects.toMatchObject({
      problem: { code: 'picture_not_compressible', params: { kilobytes: 0.1 } },
    });
  });
});

const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 250,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
