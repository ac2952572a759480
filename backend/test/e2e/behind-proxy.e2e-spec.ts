import supertest from 'supertest';
import { userInput } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

const PUBLIC = 'https://change-makers.example';

/** Caddy's default for connections to the API (`keepalive` of its `transport http`). */
const CADDY_KEEPS_SECONDS = 120;

const FOREIGN = {
  statusCode: 403,
  code: 'foreign_origin',
  message: 'This request did not come from this site',
};

const proxied = (request: supertest.Test) => request.set('X-Forwarded-Proto', 'https');

describe('behind an https proxy', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start({ PUBLIC_URL: `${PUBLIC}/`, TRUST_PROXY: '1' });
  });
  afterAll(() => app.stop());

  const register = (headers: Record<string, string> = {}) =>
    proxied(supertest(app.url).post('/api/auth/register')).set(headers).send(userInput());

  it('binds the session cookie to host and https', async () => {
    const { headers } = await register({ Origin: PUBLIC }).expect(201);
    const [cookie] = headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(/^__Host-sid=s%3A.*; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('knows whom that cookie belongs to', async () => {
    const { headers, body } = await register().expect(201);
    const [cookie] = headers['set-cookie'] as unknown as string[];
    const me = await proxied(supertest(app.url).get('/api/auth/me')).set('Cookie', cookie!).expect(200);
    expect(me.body).toEqual(body);
  });

  it('hands out no session over plain http', async () => {
    const request = supertest(app.url).post('/api/auth/register').set('X-Forwarded-Proto', 'http');
    expect((await request.send(userInput())).headers).not.toHaveProperty('set-cookie');
  });

  it('clears that cookie as it was set', async () => {
    const { headers } = await proxied(supertest(app.url).post('/api/auth/logout')).expect(204);
    const [cookie] = headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(/^__Host-sid=; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure/);
  });

  it('tells browsers to stay on https', async () => {
    const { headers } = await proxied(supertest(app.url).get('/api/ads')).expect(200);
    expect(headers['strict-transport-security']).toMatch(/^max-age=/);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('keeps a connection longer than the proxy does, which may ask on it until then', async () => {
    const { headers } = await fetch(`${app.url}/api/live`);
    const [, seconds] = /^timeout=(\d+)$/.exec(headers.get('keep-alive')!)!;
    expect(Number(seconds)).toBeGreaterThan(CADDY_KEEPS_SECONDS);
  });

  it.each([
    'https://elsewhere.example',
    'http://change-makers.example',
    'https://change-makers.example.elsewhere.example',
    'https://change-makers.example:8443',
    'null',
    '',
    'nonsense',
  ])('refuses a change asked for by %j', async (origin) => {
    expect((await register({ Origin: origin }).expect(403)).body).toEqual(FOREIGN);
  });

  it('refuses the address it has behind the proxy', async () => {
    await register({ Origin: app.url }).expect(403);
  });

  it('takes changes that no page asked for', () => register().expect(201));

  it('lets any page read what is public', () =>
    proxied(supertest(app.url).get('/api/ads')).set('Origin', 'https://elsewhere.example').expect(200));
});

describe('the origin without a public address', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const logout = (origin: string, headers: Record<string, string> = {}) =>
    supertest(app.url)
      .post('/api/auth/logout')
      .set({ Origin: origin, ...headers });

  it("is the request's own host", async () => {
    await logout(app.url).expect(204);
    await logout('http://localhost:3000', { Host: 'localhost:3000' }).expect(204);
    await logout('http://localhost:3000').expect(403);
    await logout(app.url.replace('http', 'https')).expect(403);
    await logout('null').expect(403);
  });

  it('is not what an untrusted header says', () =>
    logout('https://elsewhere.example', {
      'X-Forwarded-Host': 'elsewhere.example',
      'X-Forwarded-Proto': 'https',
    }).expect(403));

  it('is checked for PATCH too', async () => {
    const patch = supertest(app.url).patch('/api/auth/me').set('Origin', 'https://elsewhere.example');
    expect((await patch.send({ language: 'fr' }).expect(403)).body).toEqual(FOREIGN);
  });
});
