import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { Client } from '../support/client.js';
import { submitAd } from './ad.factory.js';

interface Size {
  width: number;
  height: number;
}

export const BANNER = { width: 1200, height: 150 };
export const SIDEBAR = { width: 300, height: 250 };

const solid = (size: Size, background: string) => sharp({ create: { ...size, channels: 3, background } });

export const png = (size: Size): Promise<Buffer> => solid(size, '#2a6').png().toBuffer();

export const jpeg = (size: Size): Promise<Buffer> => solid(size, '#2a6').jpeg().toBuffer();

/** A PNG that lets half of what is behind it through. */
export const transparent = (size: Size): Promise<Buffer> =>
  sharp({ create: { ...size, channels: 4, background: '#22aa6680' } })
    .png()
    .toBuffer();

/** Every pixel at random: nothing is harder to compress. */
export const noise = (size: Size): Promise<Buffer> =>
  sharp({
    create: {
      ...size,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 80 },
    },
  })
    .png()
    .toBuffer();

/** A photo taken with the camera upright: stored red above blue, to be shown with the red at the right; says where it was taken. */
export async function uprightPhoto({ width, height }: Size): Promise<Buffer> {
  const blue = await solid({ width: height, height: width / 2 }, 'blue')
    .png()
    .toBuffer();
  return solid({ width: height, height: width }, 'red')
    .composite([{ input: blue, gravity: 'south' }])
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

const IHDR_LENGTH = 25;
const SIGNATURE_LENGTH = 8;

/** A chunk as the PNG specification has it: length, type, data, checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const result = Buffer.alloc(body.length + 8);
  result.writeUInt32BE(data.length, 0);
  body.copy(result, 4);
  result.writeUInt32BE(crc32(body), body.length + 4);
  return result;
}

/** A small file whose header announces these dimensions. */
export async function announcing({ width, height }: Size): Promise<Buffer> {
  const honest = await png(SIDEBAR);
  const header = Buffer.from(honest.subarray(SIGNATURE_LENGTH + 8, SIGNATURE_LENGTH + 8 + 13));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rest = honest.subarray(SIGNATURE_LENGTH + IHDR_LENGTH);
  return Buffer.concat([honest.subarray(0, SIGNATURE_LENGTH), chunk('IHDR', header), rest]);
}

/** A PNG that says it has two frames. */
export async function animated(size: Size): Promise<Buffer> {
  const still = await png(size);
  const start = SIGNATURE_LENGTH + IHDR_LENGTH;
  const control = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  return Buffer.concat([still.subarray(0, start), control, still.subarray(start)]);
}

/** Uploads a picture that is good as it stands, and tells its id. */
export async function uploadPicture(client: Client): Promise<string> {
  const { body } = await client.upload('/uploads', await png(SIDEBAR), { format: 'sidebar' }).expect(201);
  return (body as { id: string }).id;
}

/** As {@link uploadPicture}, shown by an ad, so that everybody may see it. */
export async function shownPicture(client: Client): Promise<string> {
  const id = await uploadPicture(client);
  await submitAd(client, { imageUrl: `/api/uploads/${id}` });
  return id;
}
