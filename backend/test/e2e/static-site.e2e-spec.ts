import supertest from 'supertest';
import { folderWithSite, SCRIPT } from '../support/built-site.js';
import { TestApp } from '../support/test-app.js';

describe('the built site', () => {
  const started = process.cwd();
  let app: TestApp;

  beforeAll(async () => {
    process.chdir(folderWithSite());
    app = await TestApp.start({
      PUBLIC_RPC_URL: 'https://node.example/path',
      SECURITY_CONTACT: 'holes@example.org',
    });
  });
  afterAll(async () => {
    await app.stop();
    process.chdir(started);
  });

  const get = (path: string) => supertest(app.url).get(path);

  it('sends scripts compressed to browsers that take it so', async () => {
    const { headers, text } = await get('/assets/index-4f2a.js').set('Accept-Encoding', 'gzip').expect(200);
    expect(headers['content-encoding']).toBe('gzip');
    expect(text).toBe(SCRIPT);
    const plain = await get('/assets/index-4f2a.js').set('Accept-Encoding', 'identity').expect(200);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['/', 200],
    ['/ads', 200],
    ['/ads?status=approved', 200],
    ['/ads/12', 404],
    ['/no/such/page', 404],
    ['/apiary', 404],
    ['/demo', 404],
  ])('answers %s with its page and %i, and is asked for it anew each time', async (path, status) => {
    const { text, headers } = await get(path).expect(status);
    expect(text).toMatch(/^<!doctype html><html lang="en" dir="ltr"[^>]*><head><title>/);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('keeps hashed files in the browser for a year', async () => {
    const { headers } = await get('/assets/index-4f2a.js').expect(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('keeps other files for an hour', async () => {
    const { headers } = await get('/favicon.svg').expect(200);
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it('has the worker asked for anew each time, and lets it see every page of the site', async () => {
    const { headers, text } = await get('/service-worker.js').expect(200);
    expect(text).toContain('addEventListener');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    // It lies at the root, which is as far as it may see; nothing widens or narrows that.
    expect(headers).not.toHaveProperty('service-worker-allowed');
    const unchanged = get('/service-worker.js').set('If-None-Match', headers['etag']!);
    expect((await unchanged.expect(304)).headers['cache-control']).toBe('no-cache');
  });

  it('answers a hashed file that is gone with 404, not with a page', async () => {
    const { body } = await get('/assets/index-0000.js').expect(404);
    expect(body).toMatchObject({ statusCode: 404, code: 'not_found' });
  });

  it.each(['/api', '/api/', '/api/nowhere', '/api/ads/1/nowhere'])(
    'leaves %s to the API, which knows no such address',
    async (path) => {
      const { body } = await get(path).expect(404);
      expect(body).toEqual({
        statusCode: 404,
        code: 'not_found',
        message: 'There is nothing at this address',
      });
    },
  );

  it('does not answer a POST with a page', () => supertest(app.url).post('/ads').expect(404));

  it.each(['/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2f..%2fsecret.txt', '/.env'])(
    'gives nothing away that is not part of it: %s',
    async (path) => expect((await get(path)).text).not.toContain('not part of the site'),
  );

  it('runs its own scripts only, and asks only this server and the published node', async () => {
    const { headers } = await get('/').expect(200);
    const policy = String(headers['content-security-policy']);
    const directives = Object.fromEntries(
      policy.split(';').map((directive) => {
        const [name, ...sources] = directive.trim().split(' ');
        return [name, sources.join(' ')];
      }),
    );
    expect(directives).toMatchObject({
      'default-src': "'self'",
      'script-src': expect.stringMatching(/^'self'( 'sha256-[\w+/]+=')+$/),
      'object-src': "'none'",
      'connect-src': "'self' https://node.example",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
    });
    expect(directives).not.toHaveProperty('upgrade-insecure-requests');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('tells whoever found a hole whom to write to', async () => {
    const { text, headers } = await get('/.well-known/security.txt').expect(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toContain('Contact: mailto:holes@example.org\n');
    expect(text).toContain(`Canonical: ${app.url}/.well-known/security.txt\n`);
  });

  it("serves the API's documentation beside it", async () => {
    expect((await get('/api/docs').expect(200)).text).toContain('swagger-ui');
    const { body } = await get('/api/docs-json').expect(200);
    expect(body).toMatchObject({ openapi: '3.0.0', info: { title: 'Future Change-Makers' } });
  });
});
