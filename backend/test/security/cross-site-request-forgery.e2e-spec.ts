import supertest from 'supertest';
import { userInput } from '../factories/user.factory.js';
import { type Route, routesOf } from '../support/routes.js';
import { TestApp } from '../support/test-app.js';

/** Mail programs call it with nothing but the token that was mailed (RFC 8058). */
const NEEDS_NO_ORIGIN = 'POST /mail/unsubscribe';

describe('cross-site request forgery', () => {
  let app: TestApp;
  let changing: Route[];
  let cookie: string;

  beforeAll(async () => {
    app = await TestApp.start();
    changing = routesOf(app).filter(({ method }) => method !== 'get');
    const { headers } = await supertest(app.url).post('/api/auth/register').send(userInput()).expect(201);
    cookie = (headers['set-cookie'] as unknown as string[]).map((each) => each.split(';')[0]).join('; ');
  });
  afterAll(() => app.stop());

  /** As the victim's browser would send it: with the cookie, from a page of somebody else. */
  const send = ({ method, path }: Route, headers: Record<string, string>) => {
    const site = supertest(app.url);
    return site[method](`/api${path.replace(/:\w+/g, '1')}`).set({ Cookie: cookie, ...headers });
  };

  it.each(['https://elsewhere.example', 'null', 'http://127.0.0.1', 'http://127.0.0.1.elsewhere.example'])(
    'from %s reaches no route that changes something',
    async (origin) => {
      // Browsers report what the policy kept out of a document without an origin, too; nobody is anybody there.
      const refused = origin === 'null' ? changing.filter(({ path }) => path !== '/csp-reports') : changing;
      const answers = await Promise.all(refused.map((route) => send(route, { Origin: origin }).send({})));
      const codes = answers.map(({ status, body }) => [status, (body as { code?: string }).code]);
      expect(new Set(codes.map(String))).toEqual(new Set(['403,foreign_origin']));
    },
  );

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'language=fr'],
    ['JSON that calls itself text', 'text/plain', '{"language":"fr"}'],
    ['a form with parts', 'multipart/form-data; boundary=x', '--x\r\n\r\n{}\r\n--x--\r\n'],
  ])('by %s is no input, even from a browser that sends no Origin', async (_, type, body) => {
    const taken: string[] = [];
    for (const route of changing) {
      const { status } = await send(route, { 'Content-Type': type }).send(body);
      if (status < 400 && route.name !== NEEDS_NO_ORIGIN) taken.push(`${route.name} answers ${status}`);
    }
    expect(taken).toEqual([]);
    await supertest(app.url)
      .get('/api/auth/me')
      .set('Cookie', cookie)
      .expect(200, /"language":"en"/);
  });

  it('is not helped by headers that rename the method', async () => {
    const disguised = { 'X-HTTP-Method-Override': 'DELETE', 'X-HTTP-Method': 'DELETE', 'X-Method': 'DELETE' };
    await supertest(app.url)
      .get('/api/auth/sessions?_method=DELETE')
      .set({ Cookie: cookie, ...disguised });
    await supertest(app.url).get('/api/auth/me').set('Cookie', cookie).expect(200);
  });

  it('is not invited by an answer that shares itself with other sites', async () => {
    const asked = { Cookie: cookie, Origin: 'https://elsewhere.example' };
    const { headers } = await supertest(app.url).get('/api/auth/me').set(asked);
    const preflight = await supertest(app.url)
      .options('/api/auth/me')
      .set({ ...asked, 'Access-Control-Request-Method': 'PATCH' });
    for (const answer of [headers, preflight.headers] as Record<string, string>[])
      expect(Object.keys(answer).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});
