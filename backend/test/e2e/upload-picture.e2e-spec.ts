import sharp from 'sharp';
import {
  animated,
  announcing,
  BANNER,
  jpeg,
  noise,
  png,
  SIDEBAR,
  uploadPicture,
  uprightPhoto,
} from '../factories/picture.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { UPLOADS_PER_HOUR } from '../../src/modules/uploads/upload-rate.guard.js';
import { MANY_AT_ONCE, TestApp } from '../support/test-app.js';

describe('uploading a picture', () => {
  let app: TestApp;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start(MANY_AT_ONCE);
  });
  beforeEach(async () => {
    owner = await signedIn(app);
  });
  afterAll(() => app.stop());

  const upload = (file: Buffer, format = 'sidebar') => owner.client.upload('/uploads', file, { format });

  async function served(url: string): Promise<Buffer> {
    return (await owner.client.get(url.replace('/api', '')).expect(200)).body as Buffer;
  }

  async function stored(file: Buffer, format: string): Promise<Buffer> {
    const { body } = await upload(file, format).expect(201);
    return served((body as { url: string }).url);
  }

  it('tells where it is, and what became of it', async () => {
    const { body } = await upload(await png({ width: 2400, height: 300 }), 'banner').expect(201);
    const { id } = body as { id: string };
    const url = `/api/uploads/${id}`;
    expect(body).toEqual({ id, url, format: 'banner', contentType: 'image/png', ...BANNER });
    expect(await sharp(await served(url)).metadata()).toMatchObject({ format: 'png', ...BANNER });
  });

  it('keeps a JPEG a JPEG, whatever it is called', async () => {
    const claims = { filename: 'evil.html', contentType: 'text/html' };
    const { body } = await owner.client
      .upload('/uploads', await jpeg(SIDEBAR), { format: 'sidebar' }, claims)
      .expect(201);
    expect(body).toMatchObject({ contentType: 'image/jpeg', ...SIDEBAR });
  });

  it('cuts another shape to the format, from the middle', async () => {
    expect(
      await sharp(await stored(await png({ width: 1300, height: 900 }), 'banner')).metadata(),
    ).toMatchObject(BANNER);
  });

  it('makes it lighter until it keeps to the policy', async () => {
    const file = await noise(BANNER);
    expect(file.length).toBeGreaterThan(400_000);
    const result = await stored(file, 'banner');
    expect(result.length).toBeLessThanOrEqual(200_000);
    expect(await sharp(result).metadata()).toMatchObject({ format: 'jpeg', ...BANNER });
  });

  it('turns a photo upright and forgets where it was taken', async () => {
    const result = await stored(await uprightPhoto(SIDEBAR), 'sidebar');
    const { exif, orientation, width, height } = await sharp(result).metadata();
    expect({ exif, orientation, width, height }).toEqual({ ...SIDEBAR });
    const left = await sharp(result).extract({ left: 20, top: 100, width: 1, height: 1 }).raw().toBuffer();
    expect(left[2]).toBeGreaterThan(200);
    expect(left[0]).toBeLessThan(50);
  });

  it('keeps nothing that was hidden behind the pixels', async () => {
    const hidden = Buffer.from('PK\u0003\u0004<script>alert(1)</script>');
    for (const file of [await png(SIDEBAR), await jpeg(SIDEBAR)]) {
      const result = await stored(Buffer.concat([file, hidden]), 'sidebar');
      expect(result.includes(hidden.subarray(0, 4))).toBe(false);
      expect(result.includes('script')).toBe(false);
    }
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="250"><script>1</script></svg>';
  it.each([
    ['a text', async () => Buffer.from('I am no picture at all')],
    ['an SVG', async () => Buffer.from(svg)],
    ['HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a GIF',
      async () =>
        sharp(await png(SIDEBAR))
          .gif()
          .toBuffer(),
    ],
    [
      'a WebP',
      async () =>
        sharp(await png(SIDEBAR))
          .webp()
          .toBuffer(),
    ],
    [
      'a TIFF',
      async () =>
        sharp(await png(SIDEBAR))
          .tiff()
          .toBuffer(),
    ],
    [
      'a GIF that begins like a PNG',
      async () => Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), Buffer.from('GIF89a')]),
    ],
    ['a PNG that breaks off', async () => (await noise(SIDEBAR)).subarray(0, 60_000)],
    [
      'a JPEG that breaks off',
      async () =>
        (
          await sharp(await noise(SIDEBAR))
            .jpeg()
            .toBuffer()
        ).subarray(0, 9_000),
    ],
    ['a header without pixels', async () => announcing({ width: 1200, height: 1200 })],
    ['an empty file', async () => Buffer.alloc(0)],
  ])('refuses %s', async (_, make) => {
    const message = 'This file is not a complete PNG or JPEG picture';
    const problem = { code: 'picture_unreadable', message };
    const { body } = await upload(await make()).expect(400);
    expect(body).toMatchObject({ ...problem, errors: { file: [message] }, details: { file: [problem] } });
  });

  it('refuses a small file that would decode to a huge picture', async () => {
    const { body } = await upload(await announcing({ width: 30_000, height: 30_000 })).expect(400);
    expect(body).toMatchObject({ code: 'picture_too_large', params: { megapixels: 25 } });
  });

  it('refuses an animation', async () => {
    const { body } = await upload(await animated(SIDEBAR)).expect(400);
    expect(body).toMatchObject({ code: 'picture_animated' });
  });

  it('refuses a picture that would have to be enlarged', async () => {
    const { body } = await upload(await png({ width: 299, height: 250 })).expect(400);
    expect(body).toMatchObject({
      code: 'picture_too_small',
      message: 'The picture must be at least 300 × 250 pixels',
    });
  });

  it('refuses a file that is too heavy, before looking at it', async () => {
    const { body } = await upload(Buffer.alloc(5_000_001)).expect(413);
    expect(body).toMatchObject({ code: 'picture_too_heavy', message: 'The picture must not exceed 5 MB' });
  });

  it('asks for a format, a file, and a form of the right shape', async () => {
    const file = await png(SIDEBAR);
    expect((await upload(file, 'poster').expect(400)).body).toMatchObject({
      message: 'Please choose a format',
    });
    const none = await owner.client.form('/uploads', { format: 'sidebar' });
    expect([none.status, none.body]).toMatchObject([400, { code: 'picture_required' }]);
    expect((await owner.client.post('/uploads', { format: 'sidebar' }).expect(415)).body).toMatchObject({
      code: 'multipart_required',
    });
    const two = await owner.client
      .upload('/uploads', file, { format: 'sidebar' })
      .attach('file', file, 'two.png');
    expect([two.status, two.body]).toMatchObject([400, { code: 'multipart_invalid' }]);
  });

  it('is for signed-in advertisers, from this site', async () => {
    const file = await png(SIDEBAR);
    await app.client().upload('/uploads', file, { format: 'sidebar' }).expect(401);
    const viewer = await signedIn(app, 'viewer');
    const { body } = await viewer.client.upload('/uploads', file, { format: 'sidebar' }).expect(403);
    expect(body).toMatchObject({ code: 'viewers_cannot_advertise' });
    await upload(file).set('Origin', 'https://elsewhere.example').expect(403);
    await upload(file).set('Origin', 'null').expect(403);
    for (const role of ['participant', 'admin'] as const)
      await (await signedIn(app, role)).client.upload('/uploads', file, { format: 'sidebar' }).expect(201);
  });

  it('is limited by account', async () => {
    const attempts = Array.from({ length: UPLOADS_PER_HOUR }, async () => upload(Buffer.from('nonsense')));
    expect(new Set((await Promise.all(attempts)).map(({ status }) => status))).toEqual(new Set([400]));
    const { body, headers } = await upload(await png(SIDEBAR)).expect(429);
    expect(body).toMatchObject({ code: 'too_many_uploads' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    owner = await signedIn(app);
    await upload(await png(SIDEBAR)).expect(201);
  });

  it('leaves an account twenty pictures that no ad shows, even when they come at once', async () => {
    const file = await png(SIDEBAR);
    const answers = await Promise.all(Array.from({ length: 25 }, async () => upload(file)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'too_many_unused_uploads',
    });
    await uploadPicture((await signedIn(app)).client);
  });
});
