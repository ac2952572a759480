import { setTimeout as delay } from 'node:timers/promises';
import supertest from 'supertest';
import { PagePatience } from '../../src/site/page-patience.js';
import { submitAd } from '../factories/ad.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { type Candidate, candidates, castVote } from '../factories/vote.factory.js';
import { folderWithSite } from '../support/built-site.js';
import { TestApp } from '../support/test-app.js';

/** So late others may see a vote (ms). */
const VOTES_LATE_MS = 1_000;

describe('pages that the server renders', () => {
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

  const get = (path: string, headers: Record<string, string> = {}) =>
    supertest(app.url).get(path).set(headers);
  const languageOf = (text: string) => /<html lang="(\w+)" dir="(\w+)"/.exec(text)?.slice(1).join(' ');

  it.each([
    ['what the address names', '/faq?lang=fr', { Cookie: 'language=ar', 'Accept-Language': 'en' }, 'fr ltr'],
    ['what was chosen here', '/faq', { Cookie: 'a=b; language=ar', 'Accept-Language': 'fr' }, 'ar rtl'],
    ['what the browser asks for', '/faq', { 'Accept-Language': 'nl, fr-CA;q=0.9, en;q=0.8' }, 'fr ltr'],
    ['its own where it speaks none of them', '/faq', { 'Accept-Language': 'nl' }, 'en ltr'],
    ['its own where a choice is unknown', '/faq?lang=xx', { Cookie: 'language=xx' }, 'en ltr'],
  ])('are in %s', async (_name, path, headers, expected) => {
    const { text, headers: sent } = await get(path, headers).expect(200);
    expect(languageOf(text)).toBe(expected);
    expect(text).toContain(`<h1 lang="${expected.slice(0, 2)}">${path}</h1>`);
    expect(sent['content-language']).toBe(expected.slice(0, 2));
    expect(sent['vary']).toMatch(/Accept-Language.*Cookie/);
  });

  it('may be kept for when there is no network where they are to read and made for strangers', async () => {
    const kept = async (path: string, cookie = '') =>
      (await get(path, cookie ? { Cookie: cookie } : {})).headers['offline-copy'];
    expect(await kept('/faq')).toBe('stranger');
    expect(await kept('/faq', 'language=fr')).toBe('stranger');
    expect(await kept('/faq', 'signed-in=0; sid=s%3Aended.x')).toBe('stranger');
    for (const cookie of [
      'signed-in=1',
      'signed-in=1; sid=s%3Aopen.x',
      'sid=s%3Aof-before-there-were-marks.x',
    ])
      expect([cookie, await kept('/faq', cookie)]).toEqual([cookie, undefined]);
    for (const path of ['/dashboard', '/no/such/page', '/broken', '/bare', '/service-worker.js', '/api/ads'])
      expect([path, await kept(path)]).toEqual([path, undefined]);
  });

  it('are the same wherever their link was seen, and keep what else their address says', async () => {
    const { text } = await get('/faq?utm_source=news&tab=votes&lang=fr&fbclid=1');
    expect(text).toContain('<h1 lang="fr">/faq?tab=votes&lang=fr</h1>');
  });

  it('name the same page in every language, and themselves by the language in their address', async () => {
    const { text } = await get('/faq?lang=fr');
    expect(text).toContain(`<link rel="canonical" href="${app.url}/faq?lang=fr" />`);
    expect(text).toContain(`<link rel="alternate" hreflang="ar" href="${app.url}/faq?lang=ar" />`);
    expect(text).toContain(`<link rel="alternate" hreflang="x-default" href="${app.url}/faq" />`);
  });

  it('bring the styles and the typefaces of their first paint, and say which scripts come after', async () => {
    const { text } = await get('/faq?lang=fr');
    expect(text).toContain('<style>body { color: green }</style>');
    expect(text).toContain('<link rel="stylesheet" crossorigin href="/assets/index-4f2a.css" disabled>');
    expect(text).toContain('as="font" type="font/woff2" href="/assets/letters-1.woff2"');
    expect(text).toContain('<script>document.documentElement.dataset.theme = "dark";</script>');
    expect(text).toContain(
      '<script data-entry="/assets/index-4f2a.js" data-modules="/assets/index-4f2a.js /assets/Faq-77aa.js">document',
    );
    expect(text).not.toContain('type="module"');
  });

  it('leave what is printed, and what an installed site is called, to those scripts, and the first to who runs none', async () => {
    const print = '<link media="print" rel="stylesheet" href="/print.css" />';
    const { text } = await get('/faq');
    expect(text).not.toContain('rel="manifest"');
    expect(text).toContain(`<noscript>${print}</noscript>`);
    const { text: bare } = await get('/broken');
    expect(bare).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(bare).toContain(print);
  });

  it('name the scripts of what the browser alone can show, whose styles come with it', async () => {
    const { text } = await get('/streaming');
    expect(text).toContain('data-modules="/assets/index-4f2a.js /assets/Outlet-12cd.js"');
    expect(text).not.toContain('Outlet-12cd.css');
  });

  it('lead on where their address does', async () => {
    const { headers } = await get('/former').expect(302);
    expect(headers['location']).toBe('/faq');
  });

  it('are left to the browser where rendering takes longer than two seconds', async () => {
    const patience = app.nest.get(PagePatience);
    const { ms } = patience;
    patience.ms = new PagePatience().ms;
    expect(patience.ms).toBe(2_000);
    try {
      const { text } = await get('/hanging').expect(200);
      expect(text).toContain('<title>Patience · ');
      expect(text).toContain('<div id="root"></div>');
    } finally {
      patience.ms = ms;
    }
  });

  it('are left to the browser where they cannot be rendered', async () => {
    const { text } = await get('/broken').expect(404);
    expect(text).toContain('<div id="root"></div>');
    expect(text).not.toContain('rendered-data');
  });

  it('are a failure to whoever asks where something that they show cannot be had, and whole again once it can', async () => {
    const { client } = await signedIn(app);
    const path = `/ads/${await submitAd(client)}?lang=fr`;
    const rename = (from: string, to: string) => app.dataSource.query(`ALTER TABLE ${from} RENAME TO ${to}`);
    await rename('ads', 'lost_ads');
    try {
      const { headers, text } = await get(path).expect(503);
      expect(headers['retry-after']).toMatch(/^\d+$/);
      expect(headers['cache-control']).toBe('no-store');
      expect(languageOf(text)).toBe('fr ltr');
      // The browser takes over what could be had, with the failure, and asks for the rest once more.
      expect(text).toContain('<h1 lang="fr">');
      expect(text).toContain('"code":"internal_error"');
    } finally {
      await rename('lost_ads', 'ads');
    }
    const { headers } = await get(path).expect(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['retry-after']).toBeUndefined();
  });

  it('carry their data as text that cannot end its element', async () => {
    const { client } = await signedIn(app);
    const id = await submitAd(client, { description: 'Lamps </script><script>alert(1)</script>' });
    const { text } = await get(`/ads/${id}`).expect(200);
    expect(text).not.toContain('</script><script>alert');
    expect(text).toContain('Lamps \\u003c/script>');
  });

  it.each(['$&', "$'", '$1'])('carry an address with %s as it is', async (sign) => {
    const { text } = await get(`/${sign}/onclick=alert(1)/`).expect(404);
    const address = `/${sign.replace('&', '&amp;')}/onclick=alert(1)/`;
    expect(text).toMatch(/^<!doctype html><html [^<]*><head>/);
    expect(text).toContain(`data-page="${address}" data-page-language="en"`);
  });

  it('tell search engines what they may read, in which languages', async () => {
    const { client } = await signedIn(app);
    const pending = await submitAd(client);
    expect((await get('/robots.txt').expect(200)).text).toBe(
      `User-agent: *\nDisallow: /api/\nAllow: /api/uploads/\n\nSitemap: ${app.url}/sitemap.xml\n`,
    );
    const index = await get('/sitemap.xml').expect(200);
    expect(index.text).toContain(`<sitemap><loc>${app.url}/sitemap-pages.xml</loc></sitemap>`);
    const { text, headers } = await get('/sitemap-pages.xml').expect(200);
    for (const { 'content-type': type } of [index.headers, headers])
      expect(type).toMatch(/^application\/xml/);
    expect(text).toContain(`<loc>${app.url}/faq</loc>`);
    expect(text).toContain(`hreflang="ar" href="${app.url}/faq?lang=ar"`);
    expect(text).not.toContain('/dashboard');
    expect((await get('/sitemap-ads-1.xml')).text).not.toContain(`/ads/${pending}<`);
  });

  it('show a change at once to whoever made it, and soon to all others', async () => {
    const { client } = await signedIn(app);
    const id = await submitAd(client, { title: 'Lamps by the evening' });
    expect((await get(`/ads/${id}`)).text).toContain('Lamps by the evening');
    expect((await get(`/ads/${id}`)).text).toContain('Lamps by the evening');
    const admin = await app.admin();
    await admin.patch(`/ads/${id}/status`, { status: 'rejected', reason: 'Too dim' }).expect(200);
    await get(`/ads/${id}`).expect(404);
  });

  it('show a vote at once to whoever gave it, and within a second to all others', async () => {
    const [candidate] = (await candidates(app, 1)) as [Candidate];
    const { client, username, password } = await signedIn(app);
    const login = await client.post('/auth/login', { username, password }).expect(200);
    const Cookie = (login.headers['set-cookie'] as unknown as string[])
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    const votesFor = async (headers = {}) => {
      const { text } = await get(`/participants/${candidate.participantId}`, headers).expect(200);
      return /"votesReceived":(\d+)/.exec(text)?.[1];
    };
    expect(await votesFor()).toBe('0');
    await castVote(client, candidate.participantId);
    expect(await votesFor({ Cookie })).toBe('1');
    await delay(VOTES_LATE_MS);
    expect(await votesFor()).toBe('1');
  });
});
