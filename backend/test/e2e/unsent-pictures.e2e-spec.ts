import type { Response } from 'supertest';
import { UploadVariants } from '../../src/modules/uploads/upload-variants.service.js';
import { BANNER, png, shownPicture, uploadPicture } from '../factories/picture.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { submitAd } from '../factories/ad.factory.js';
import { askedDuring } from '../support/asked-queries.js';
import type { Client } from '../support/client.js';
import { stopAllWork } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

const ADDRESSES = ['', '/narrow', '/400.webp', '/narrow.webp'];

/** How many there are PostgreSQL knows without reading them. */
const COUNTED = /octet_length\([^()]*\)/g;

/** Differs from answer to answer. */
const OF_ONE_ANSWER = ['date', 'x-request-id'];
/** As Express leaves it out of a 304. */
const OF_A_BODY = ['content-type', 'content-length'];

const headersOf = ({ headers }: Response, but: readonly string[] = []): [string, string][] =>
  Object.entries(headers as Record<string, string>).filter(
    ([name]) => ![...OF_ONE_ANSWER, ...but].includes(name),
  );

describe('a picture that is not sent', () => {
  let app: TestApp;
  let owner: Client;
  let stranger: Client;
  let banner: string;

  beforeAll(async () => {
    app = await TestApp.start();
    await stopAllWork(app);
    owner = (await signedIn(app)).client;
    stranger = app.client();
    const { body } = await owner.upload('/uploads', await png(BANNER), { format: 'banner' }).expect(201);
    const { id, url } = body as { id: string; url: string };
    await submitAd(owner, { imageUrl: url });
    banner = `/uploads/${id}`;
  });
  afterAll(() => app.stop());

  /** Statements that read a picture, whole or of one of its versions. */
  const readingDuring = async (work: () => Promise<unknown>): Promise<string[]> =>
    (await askedDuring(work)).map(({ text }) => text.replaceAll(COUNTED, '')).filter(isReading);
  const isReading = (text: string): boolean => /^\s*SELECT/i.test(text) && text.includes('bytes');

  it.each(ADDRESSES)(
    'is not read to tell of %j, and told of with all headers that it has',
    async (address) => {
      const whole = await stranger.get(`${banner}${address}`).expect(200);
      const reading = await readingDuring(async () => {
        const told = await stranger.head(`${banner}${address}`).expect(200);
        expect(headersOf(told)).toEqual(headersOf(whole));
        expect(told.headers['content-length']).toBe(String((whole.body as Buffer).length));
      });
      expect(reading).toEqual([]);
    },
  );

  it.each(ADDRESSES)('is not read for who has %j, and known by all headers of it', async (address) => {
    const whole = await stranger.get(`${banner}${address}`).expect(200);
    for (const method of ['get', 'head'] as const) {
      const reading = await readingDuring(async () => {
        const known = await stranger[method](`${banner}${address}`)
          .set('If-None-Match', whole.headers.etag!)
          .expect(304);
        expect(headersOf(known)).toEqual(headersOf(whole, OF_A_BODY));
      });
      expect(reading).toEqual([]);
    }
  });

  it.each(ADDRESSES)('is read once for who wants %j', async (address) => {
    const ask = () => stranger.get(`${banner}${address}`).set('If-None-Match', '"another"').expect(200);
    await ask();
    expect(await readingDuring(ask)).toHaveLength(1);
  });

  it.each(['', '/400.webp'])('is not read for who may not see %j, nor known to them', async (address) => {
    const path = `/uploads/${await uploadPicture(owner)}${address}`;
    const { etag } = (await owner.get(path).expect(200)).headers as { etag: string };
    const reading = await readingDuring(async () => {
      await stranger.get(path).expect(404);
      await stranger.head(path).expect(404);
      const { headers } = await stranger.get(path).set('If-None-Match', etag).expect(404);
      expect(headers).not.toHaveProperty('content-security-policy', expect.stringContaining('sandbox'));
    });
    expect(reading).toEqual([]);
  });

  it('is made lighter to tell how light, and not for who has it', async () => {
    const variants = app.nest.get(UploadVariants);
    const path = `/uploads/${await shownPicture(owner)}`;
    const { etag } = (await stranger.get(path).expect(200)).headers as { etag: string };
    const before = variants.made;
    await stranger
      .get(`${path}/400.webp`)
      .set('If-None-Match', `${etag.slice(0, -1)}-300-webp"`)
      .expect(304);
    expect(variants.made).toBe(before);
    const told = await stranger.head(`${path}/400.webp`).expect(200);
    expect(variants.made).toBe(before + 1);
    const { body } = await stranger.get(`${path}/400.webp`).expect(200);
    expect(told.headers['content-length']).toBe(String((body as Buffer).length));
  });

  it('is none where only a banner has one, whatever its reader has', async () => {
    const path = `/uploads/${await shownPicture(owner)}`;
    const { etag } = (await stranger.get(path).expect(200)).headers as { etag: string };
    for (const [address, tag] of [
      ['/narrow', `${etag.slice(0, -1)}-narrow"`],
      ['/narrow.webp', `${etag.slice(0, -1)}-narrow-webp"`],
    ] as const)
      await stranger
        .get(`${path}${address}`)
        .set('If-None-Match', tag)
        .expect(404, /upload_not_found/);
  });

  it('has no headers of a picture where it cannot be made', async () => {
    const path = `/uploads/${await shownPicture(owner)}/400.webp`;
    jest.spyOn(app.nest.get(UploadVariants), 'bytesOf').mockRejectedValue(new Error('No library'));
    for (const method of ['get', 'head'] as const) {
      const { headers } = await stranger[method](path).expect(500);
      expect(headers['content-type']).toMatch(/json/);
      for (const name of ['etag', 'cache-control', 'content-disposition'])
        expect(headers[name] ?? '').not.toMatch(/webp|public|inline/);
    }
    jest.restoreAllMocks();
  });
});
