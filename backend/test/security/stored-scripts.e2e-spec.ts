import supertest from 'supertest';
import { adInput, submitAd } from '../factories/ad.factory.js';
import { type Author, authors, progressInput, report } from '../factories/progress.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { folderWithSite } from '../support/built-site.js';
import { TestApp } from '../support/test-app.js';

/** Each ends some context in which a page or a mail might stand it. */
const SCRIPTS = [
  '<script>alert(document.domain)</script>',
  '"><img src=x onerror=alert(1)>',
  '"-alert(1)-"',
  '</script><script>alert(1)</script>',
  '</title><svg/onload=alert(1)>',
  '--><iframe srcdoc="<script>alert(1)</script>">',
  '<!--<script>',
];

const LINKS = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'JaVaScRiPt:alert(1)//https://example.org',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'https://user:password@example.org/',
  '//elsewhere.example/picture.png',
  '/\\elsewhere.example/picture.png',
  'blob:https://example.org/1',
];

describe('stored cross-site scripting', () => {
  const started = process.cwd();
  let app: TestApp;
  let author: Author;

  beforeAll(async () => {
    process.chdir(folderWithSite());
    app = await TestApp.start();
    [author] = (await authors(app, 1)) as [Author];
  });
  afterAll(async () => {
    await app.stop();
    process.chdir(started);
  });

  const pageAt = async (path: string): Promise<string> =>
    (await supertest(app.url).get(path).expect(200)).text;

  /** Nothing of it may stand in the page as markup: each sign that opens something is escaped, in text as in data. */
  function expectInert(page: string, script: string): void {
    expect(page).not.toContain(script);
    const markup = page.replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
    expect(markup).not.toMatch(/<(img|svg|iframe)|onerror=alert\(1\)>|<script>alert/);
  }

  it.each(SCRIPTS)('by the words of an ad finds no page that runs %s', async (script) => {
    const { client } = await signedIn(app);
    const words = { title: script, description: `${script} and more of it`, callToAction: 'Rent a lamp' };
    const id = await submitAd(client, words);
    expectInert(await pageAt(`/ads/${id}`), script);
  });

  it.each(SCRIPTS)('by the words of a participant finds no page that runs %s', async (script) => {
    const profile = { name: script, bio: `${script} and more`, profession: script, impactGoals: script };
    await author.client.patch('/participants/user', profile).expect(200);
    expectInert(await pageAt(`/participants/${author.participantId}`), script);
  });

  it('by the address finds none either', async () => {
    for (const script of SCRIPTS.map(encodeURIComponent)) {
      const { text } = await supertest(app.url).get(`/faq/${script}?q=${script}&lang=${script}`);
      expectInert(text, decodeURIComponent(script));
    }
  });

  it('finds no answer of the API that a browser reads as a page', async () => {
    const script = SCRIPTS[0]!;
    const id = await submitAd((await signedIn(app)).client, { title: script });
    for (const path of [`/api/ads/${id}`, `/api/ads?q=${script}`, `/api/ads/${script}`, `/api/${script}`]) {
      const { headers } = await supertest(app.url).get(path);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("script-src 'self'");
    }
  });

  it.each(LINKS)('by a link to %j is refused wherever a link is taken', async (link) => {
    const { client } = await signedIn(app);
    await client.post('/ads', adInput({ destinationUrl: link })).expect(400);
    await client.post('/ads', adInput({ imageUrl: link })).expect(400);
    for (const field of ['profileImageUrl', 'socialWebsite', 'socialTwitter', 'socialYoutube'])
      await author.client.patch('/participants/user', { [field]: link }).expect(400);
    for (const changes of [{ videoUrl: link }, { images: [link] }, { socialPosts: [link] }])
      await author.client.post('/progress-updates', progressInput(changes)).expect(400);
  });

  it('leaves good links alone', async () => {
    await report(author, { socialPosts: ['https://example.org/post'] });
  });
});
