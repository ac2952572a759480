import supertest from 'supertest';
import { shownPicture } from '../factories/picture.factory.js';
import { userInput, signedIn } from '../factories/user.factory.js';
import { folderWithSite } from '../support/built-site.js';
import { overASocket, requestText, statusesIn } from '../support/over-a-socket.js';
import { TestApp } from '../support/test-app.js';

/** One of each kind of answer that the site gives, refusals among them. */
const KINDS = [
  '/',
  '/nowhere',
  '/assets/index-4f2a.js',
  '/assets/gone.js',
  '/favicon.svg',
  '/service-worker.js',
  '/robots.txt',
  '/api/ads',
  '/api/ads/nonsense',
  '/api/auth/me',
  '/api/admin/audit',
  '/api/nowhere',
  '/api/docs',
];

describe('clickjacking, sniffing and what else a browser can be talked into', () => {
  const started = process.cwd();
  let app: TestApp;

  beforeAll(async () => {
    process.chdir(folderWithSite());
    app = await TestApp.start({ PUBLIC_URL: 'https://change-makers.example', TRUST_PROXY: '1' });
  });
  afterAll(async () => {
    await app.stop();
    process.chdir(started);
  });

  const get = (path: string) => supertest(app.url).get(path).set('X-Forwarded-Proto', 'https');

  function expectPolicies(headers: Record<string, string>): void {
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
    const permissions = headers['permissions-policy']!;
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'])
      expect(permissions).toContain(`${feature}=()`);
    expect(permissions).toContain('publickey-credentials-get=(self)');
    expect(permissions).not.toContain('*');
    expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
    const policy = headers['content-security-policy']!;
    expect(policy).toContain('report-uri /api/csp-reports;report-to csp');
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(rule);
    expect(/script-src ([^;]*)/.exec(policy)![1]).not.toMatch(/unsafe|https?:|\*/);
    const [, seconds] = /^max-age=(\d+); includeSubDomains/.exec(headers['strict-transport-security']!)!;
    expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
  }

  it.each(KINDS)('are ruled out by the answer of %s', async (path) => {
    const { headers } = await get(path);
    expectPolicies(headers);
    const type = headers['content-type']!;
    if (/^text\/|json|javascript/.test(type)) expect(type).toMatch(/; charset=utf-8$/);
  });

  it('are ruled out by an uploaded picture', async () => {
    const plain = await TestApp.start();
    const id = await shownPicture((await signedIn(plain)).client);
    const { headers } = await supertest(plain.url).get(`/api/uploads/${id}`).expect(200);
    await plain.stop();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('find no cookie that other sites or plain http could use, and none with a secret for scripts', async () => {
    const register = supertest(app.url).post('/api/auth/register').set('X-Forwarded-Proto', 'https');
    const { headers } = await register.send(userInput()).expect(201);
    const cookies = headers['set-cookie'] as unknown as string[];
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).toMatch(/; Path=\//);
      expect(cookie).not.toMatch(/Domain=/i);
      expect(cookie.length).toBeLessThan(4096);
    }
    const forScripts = cookies.filter((cookie) => !cookie.includes('HttpOnly'));
    expect(forScripts.map((cookie) => cookie.split(';')[0])).toEqual(['signed-in=1']);
  });

  it.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG', 'PROPFIND'])('find no method %s', async (method) => {
    const answer = await overASocket(app.url, requestText(`${method} /api/ads`, { Cookie: 'secret=1' }));
    expect(answer).not.toContain('secret=1');
    for (const status of statusesIn(answer)) expect([400, 403, 404, 405, 501]).toContain(status);
  });

  it.each([
    '/assets',
    '/assets/',
    '/demo/',
    '/.vite/manifest.json',
    '/.git/config',
    '/.env',
    '/package.json',
  ])('find no listing and no file of the build at %s', async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).not.toMatch(/index-4f2a.*isEntry|"file":|\[core\]/);
  });
});
