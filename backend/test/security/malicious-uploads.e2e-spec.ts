import sharp from 'sharp';
import supertest from 'supertest';
import { png, SIDEBAR } from '../factories/picture.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const PAGE = '<!doctype html><script>alert(document.domain)</script>';

describe('a malicious upload', () => {
  let app: TestApp;
  let person: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    person = await signedIn(app);
  });
  afterAll(() => app.stop());

  const upload = (file: Buffer, claims = {}) =>
    person.client.upload('/uploads', file, { format: 'sidebar' }, claims);

  it.each([
    ['a page behind a picture', async () => Buffer.concat([await png(SIDEBAR), Buffer.from(PAGE)])],
    ['a drawing behind a picture', async () => Buffer.concat([await png(SIDEBAR), Buffer.from(SCRIPT)])],
    ['a page in the comment of a picture', async () => withComment(PAGE)],
  ])('%s is served as the pixels alone', async (_, file) => {
    const { body } = await upload(await file()).expect(201);
    const served = await person.client.get(`/uploads/${(body as { id: string }).id}`).expect(200);
    const bytes = served.body as Buffer;
    expect(bytes.includes('<script>')).toBe(false);
    expect(served.headers['content-type']).toBe('image/png');
    expect(served.headers['x-content-type-options']).toBe('nosniff');
    expect((await sharp(bytes).metadata()).format).toBe('png');
  });

  it.each([
    [
      'a page with the first bytes of a picture',
      () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(PAGE)]),
    ],
    ['a drawing', () => Buffer.from(SCRIPT)],
    [
      'a drawing that could be drawn',
      () => Buffer.from(SCRIPT.replace('<svg', '<svg width="1200" height="1200"')),
    ],
    [
      'a drawing that loads a file',
      () =>
        Buffer.from(
          '<svg xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="file:///etc/passwd"/></svg>',
        ),
    ],
    [
      'a list that fetches another',
      () => Buffer.from('push graphic-context\nimage over 0,0 0,0 "|ls"\npop graphic-context'),
    ],
    ['an archive', () => Buffer.from('504b0304140000000800', 'hex')],
    ['nothing', () => Buffer.alloc(0)],
  ])('%s is refused, whatever it calls itself', async (_, file) => {
    for (const contentType of ['image/png', 'image/svg+xml', 'text/html']) {
      const { status } = await upload(file(), { contentType });
      expect([400, 413, 415, 422]).toContain(status);
    }
  });

  it.each([
    '../../../etc/cron.d/x.png',
    '..\\..\\x.png',
    '/etc/passwd',
    'x.php',
    'x.png\u0000.html',
    'a\r\nX-Planted: 1.png',
  ])('gets no place by its name %j', async (filename) => {
    const { status, body } = await upload(await png(SIDEBAR), { filename });
    // A name that cannot stand in a form's header is refused; any other is forgotten.
    if (status === 400) return;
    expect(status).toBe(201);
    const { id } = body as { id: string };
    expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    const { headers } = await person.client.get(`/uploads/${id}`).expect(200);
    expect(JSON.stringify(headers)).not.toMatch(/cron|passwd|planted|\.php/i);
  });

  it.each(['../../etc/passwd', '..%2f..%2fetc%2fpasswd', '%2e%2e%2f', 'x'.repeat(300), '__proto__'])(
    'is not found at %s',
    async (name) => {
      for (const path of [
        `/api/uploads/${name}`,
        `/api/uploads/${name}/400.webp`,
        `/api/uploads/${name}/narrow`,
      ]) {
        const { status, text } = await supertest(app.url).get(path);
        expect([400, 404]).toContain(status);
        expect(text).not.toContain('root:');
      }
    },
  );

  const withComment = async (text: string) =>
    sharp(await png(SIDEBAR))
      .withExif({ IFD0: { ImageDescription: text, Copyright: text } })
      .png()
      .toBuffer();
});
