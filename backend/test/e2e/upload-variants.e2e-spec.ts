import { UnusedUploadsJob } from '../../src/modules/uploads/unused-uploads.job.js';
import { UploadVariants } from '../../src/modules/uploads/upload-variants.service.js';
import { BANNER, noise, png, transparent } from '../factories/picture.factory.js';
import { signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';
import { webpSize } from '../support/webp-size.js';

describe('an uploaded picture as WebP', () => {
  let app: TestApp;
  let client: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    client = (await signedIn(app)).client;
  });
  afterAll(() => app.stop());

  const upload = async (file: Buffer, format: string): Promise<string> => {
    const { body } = await client.upload('/uploads', file, { format }).expect(201);
    const { id } = body as { id: string };
    // As if an ad or a report showed it.
    await app.dataSource.query('UPDATE uploads SET uses = 1 WHERE key = $1', [id]);
    return `/uploads/${id}`;
  };
  const sizeOf = async (path: string) => webpSize((await app.client().get(path).expect(200)).body as Buffer);
  const kept = (): Promise<{ name: string }[]> =>
    app.dataSource.query('SELECT name FROM upload_variants ORDER BY upload_id, name');

  it('is lighter, and shown to anyone as nothing but a picture', async () => {
    const path = await upload(await noise({ width: 900, height: 600 }), 'report');
    const whole = await app.client().get(path).expect(200);
    const { headers, body } = await app.client().get(`${path}/800.webp`).expect(200);
    expect((body as Buffer).length).toBeLessThan((whole.body as Buffer).length);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, s-maxage=300, immutable',
      etag: expect.stringMatching(/^"[\da-f]{64}-800-webp"$/) as string,
    });
    expect(headers).not.toHaveProperty('set-cookie');
    await client.get(`${path}/800.webp`).set('If-None-Match', headers.etag!).expect(304);
  });

  it('comes as wide as asked for, keeping its shape', async () => {
    const path = await upload(await png({ width: 2400, height: 1200 }), 'report');
    expect(await sizeOf(`${path}/400.webp`)).toEqual({ width: 400, height: 200 });
    expect(await sizeOf(`${path}/800.webp`)).toEqual({ width: 800, height: 400 });
    expect(await sizeOf(`${path}/1200.webp`)).toEqual({ width: 1200, height: 600 });
  });

  it('is never enlarged, and then kept but once', async () => {
    const before = (await kept()).length;
    const path = await upload(await png({ width: 60, height: 40 }), 'report');
    for (const width of [400, 800, 1200])
      expect(await sizeOf(`${path}/${width}.webp`)).toEqual({ width: 60, height: 40 });
    expect((await kept()).slice(before)).toEqual([{ name: '60' }]);
  });

  it('keeps its transparency', async () => {
    const path = await upload(await transparent({ width: 300, height: 250 }), 'sidebar');
    const { body } = await app.client().get(`${path}/400.webp`).expect(200);
    // The first chunk of a WebP file announces transparency by its fifth bit.
    expect((body as Buffer).toString('latin1', 12, 16)).toBe('VP8X');
    expect((body as Buffer).readUInt8(20) & 0x10).toBe(0x10);
  });

  it('has the middle of a banner, and of nothing else', async () => {
    const banner = await upload(await png(BANNER), 'banner');
    expect(await sizeOf(`${banner}/narrow.webp`)).toEqual({ width: 600, height: 150 });
    expect(await sizeOf(`${banner}/1200.webp`)).toEqual(BANNER);
    const report = await upload(await png({ width: 600, height: 150 }), 'report');
    await client.get(`${report}/narrow.webp`).expect(404);
  });

  it('has no width that nobody was promised', async () => {
    const path = await upload(await png({ width: 900, height: 600 }), 'report');
    const before = await kept();
    for (const name of [
      '0',
      '399',
      '401',
      '0400',
      '400.0',
      '1e3',
      '99999',
      '-400',
      'wide',
      '%20',
      'constructor',
    ]) {
      const { body } = await client.get(`${path}/${name}.webp`).expect(404);
      expect(body).toMatchObject({ code: 'upload_not_found' });
    }
    expect(await kept()).toEqual(before);
  });

  it('is not made for whoever may not see the picture', async () => {
    const { body } = await client
      .upload('/uploads', await png({ width: 900, height: 600 }), { format: 'report' })
      .expect(201);
    const path = `/uploads/${(body as { id: string }).id}/400.webp`;
    const before = await kept();
    await app.client().get(path).expect(404);
    expect(await kept()).toEqual(before);
    await client.get(path).expect(200);
    expect(await kept()).toHaveLength(before.length + 1);
  });

  it('is made once, also for those who ask at the same moment', async () => {
    const path = await upload(await png({ width: 1200, height: 800 }), 'report');
    const before = (await kept()).length;
    const { made } = app.nest.get(UploadVariants);
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.client().get(`${path}/800.webp`)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await kept()).slice(before)).toEqual([{ name: '800' }]);
    expect(app.nest.get(UploadVariants).made - made).toBe(1);
  });

  it('is gone with the picture', async () => {
    const path = await upload(await png({ width: 1200, height: 800 }), 'report');
    await client.get(`${path}/400.webp`).expect(200);
    await app.dataSource.query(`UPDATE uploads SET uses = 0, created_at = now() - interval '25 hours'`);
    await app.nest.get(UnusedUploadsJob).deleteAll();
    await client.get(`${path}/400.webp`).expect(404);
    expect(await kept()).toEqual([]);
  });

  it.each(['0', '-1', 'x', '2147483648'])('has no id such as %s', async (id) => {
    await client.get(`/uploads/${id}/400.webp`).expect(400);
  });

  it('is 404 where there is no picture', async () => {
    await client.get('/uploads/2147483647/400.webp').expect(404);
  });
});
