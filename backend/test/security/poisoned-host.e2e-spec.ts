import supertest from 'supertest';
import { submitAd } from '../factories/ad.factory.js';
import { invitationFor } from '../factories/identity.factory.js';
import { invite } from '../factories/settings.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { folderWithSite } from '../support/built-site.js';
import { TestApp } from '../support/test-app.js';

const EVIL = 'elsewhere.example';
const PUBLIC = 'https://change-makers.example';

/** Headers that caches do not tell answers apart by, and that frameworks like to believe. */
const FORGED: Record<string, string> = {
  Host: EVIL,
  'X-Forwarded-Host': EVIL,
  'X-Forwarded-Server': EVIL,
  'X-Forwarded-Port': '1337',
  'X-Forwarded-Scheme': 'http',
  'X-Forwarded-Prefix': `//${EVIL}`,
  'X-Original-URL': '/api/admin/all-settings',
  'X-Rewrite-URL': '/api/admin/all-settings',
  'X-Host': EVIL,
  Forwarded: `host=${EVIL};proto=http`,
  Via: EVIL,
  Referer: `https://${EVIL}/`,
};

describe.each([
  ['with a public address', { PUBLIC_URL: PUBLIC, TRUST_PROXY: '1' }],
  ['without one', {}],
])('a poisoned host or cache, %s', (_, env: Record<string, string>) => {
  const started = process.cwd();
  let app: TestApp;
  let adId: number;

  beforeAll(async () => {
    process.chdir(folderWithSite());
    app = await TestApp.start(env);
    const proxied = { 'X-Forwarded-Proto': 'https' };
    const { headers } = await supertest(app.url)
      .post('/api/auth/register')
      .set(proxied)
      .send({ username: 'amara', email: 'amara@example.test', password: 'correct horse' })
      .expect(201);
    const cookie = (headers['set-cookie'] as unknown as string[])
      .map((each) => each.split(';')[0])
      .join('; ');
    const ad = { title: 'Solar lamps', description: 'Rent a lamp by the evening.', category: 'technology' };
    const made = await supertest(app.url)
      .post('/api/ads')
      .set({ ...proxied, Cookie: cookie })
      .send(ad);
    adId = (made.body as { id: number }).id;
  });
  afterAll(async () => {
    await app.stop();
    process.chdir(started);
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    supertest(app.url).get(path).set(headers);

  it('puts no other site into a page that everybody gets', async () => {
    const forged = Object.fromEntries(
      Object.entries(FORGED).filter(([name]) => env.PUBLIC_URL || name !== 'Host'),
    );
    for (const path of [
      '/faq',
      `/ads/${adId}`,
      '/sitemap.xml',
      '/sitemap-pages.xml',
      '/sitemap-ads-1.xml',
      '/robots.txt',
      '/former',
      '/nowhere',
    ]) {
      const poisoned = await get(path, forged);
      expect(poisoned.text).not.toContain(EVIL);
      expect(JSON.stringify(poisoned.headers)).not.toContain(EVIL);
      const next = await get(path);
      expect(next.text).not.toContain(EVIL);
    }
  });

  it('puts none into an answer that is kept in memory', async () => {
    for (const path of ['/api/ads?limit=1', `/api/ads/${adId}`, '/api/participants', '/api/config']) {
      const { text, headers } = await get(path, FORGED);
      expect(text + JSON.stringify(headers)).not.toContain(EVIL);
      expect((await get(path)).text).toBe(text);
    }
  });

  it('asks for another address by no header', async () => {
    await get('/api/ads', {
      'X-Original-URL': '/api/admin/audit',
      'X-Rewrite-URL': '/api/admin/audit',
    }).expect(200);
  });

  it('keeps what belongs to an account out of every shared cache', async () => {
    for (const path of [
      '/api/auth/me',
      '/api/ads/user',
      '/api/notifications',
      '/api/auth/me/x.css',
      '/api/auth/me%2fx.js',
    ]) {
      const { headers } = await get(path);
      expect(headers['cache-control']).toMatch(/private|no-store/);
    }
  });
});

describe('a page of somebody who is signed in', () => {
  const started = process.cwd();
  let app: TestApp;

  beforeAll(async () => {
    process.chdir(folderWithSite());
    app = await TestApp.start();
  });
  afterAll(async () => {
    await app.stop();
    process.chdir(started);
  });

  it('tells nothing of them, so that none who shares a cache reads it', async () => {
    const { client, username, email } = await signedIn(app);
    const id = await submitAd(client);
    for (const path of ['/', '/dashboard', `/ads/${id}`, '/auth/me.css']) {
      // The client asks below /api; a page is one step up.
      const { text } = await client.get(`/..${path}`);
      expect(text).not.toContain(username);
      expect(text).not.toContain(email);
    }
  });

  it('is never led to another site by a link that the site mails or hands over', async () => {
    const admin = await app.admin();
    await invite(admin, ['guest@example.test']);
    const { url } = await invitationFor(admin, 'guest@example.test');
    expect(new URL(url).origin).toBe(app.url);
  });
});
