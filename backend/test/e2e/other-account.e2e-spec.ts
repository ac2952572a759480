import supertest from 'supertest';
import { type SignedIn, signedIn, userInput } from '../factories/user.factory.js';
import { type Route, routesOf } from '../support/routes.js';
import { TestApp } from '../support/test-app.js';

const OTHER = '409,other_account';

describe('a page that says whose it is', () => {
  let app: TestApp;
  let changing: Route[];
  let former: SignedIn;
  let present: SignedIn;
  let cookie: string;

  beforeAll(async () => {
    app = await TestApp.start();
    // Browsers send their reports by themselves, for no account.
    changing = routesOf(app).filter(({ method, path }) => method !== 'get' && path !== '/csp-reports');
  });
  beforeEach(async () => {
    [former, present] = [await signedIn(app), await signedIn(app)];
    const { username, password } = present;
    const { headers } = await supertest(app.url).post('/api/auth/login').send({ username, password });
    cookie = (headers['set-cookie'] as unknown as string[]).map((each) => each.split(';')[0]).join('; ');
  });
  afterAll(() => app.stop());

  const send = ({ method, path }: Pick<Route, 'method' | 'path'>, account?: string) => {
    const agent = supertest(app.url);
    const request = agent[method](`/api${path.replace(/:\w+/g, '1')}`).set('Cookie', cookie);
    return account === undefined ? request : request.set('X-Account', account);
  };
  const languageIs = (language: string) =>
    send({ method: 'get', path: '/auth/me' }).expect(200, new RegExp(`"language":"${language}"`));
  const update = (account?: string) =>
    send({ method: 'patch', path: '/auth/me' }, account).send({ language: 'fr' });

  it('changes nothing by any route while somebody else is signed in, whatever it sends', async () => {
    const answers = await Promise.all(
      changing.map((route) => send(route, String(former.id)).send({ no: 'such field' })),
    );
    const codes = answers.map(({ status, body }) => `${status},${(body as { code?: string }).code}`);
    expect(new Set(codes)).toEqual(new Set([OTHER]));
    await languageIs('en');
  });

  it('is told so before its right role and its picture are looked at', async () => {
    const admin = await app.admin();
    await admin
      .post('/admin/settings', {})
      .set('X-Account', String(former.id))
      .expect(409, /other_account/);
    await present.client
      .upload('/uploads', Buffer.from('no picture'), { format: 'report' })
      .set('X-Account', String(former.id))
      .expect(409, /other_account/);
  });

  it('ends nobody else’s session', async () => {
    await send({ method: 'post', path: '/auth/logout' }, String(former.id)).expect(409);
    await languageIs('en');
    await send({ method: 'post', path: '/auth/logout' }, String(present.id)).expect(204);
  });

  it('changes what is its own', async () => {
    await update(String(present.id)).expect(200);
    await languageIs('fr');
  });

  it('is not asked where it says nothing', async () => {
    await update().expect(200);
    await languageIs('fr');
  });

  it('is asked to sign in where nobody is', async () => {
    cookie = '';
    await update(String(former.id)).expect(401, /not_signed_in/);
    await send({ method: 'post', path: '/auth/register' }, String(former.id)).send(userInput()).expect(201);
  });

  it('is not asked by what only reads, which answers all alike', async () => {
    for (const account of [String(former.id), 'nonsense']) {
      await send({ method: 'get', path: '/auth/me' }, account).expect(200);
      await send({ method: 'get', path: '/ads' }, account).expect(200);
    }
  });

  it.each(['', 'me', '0', '-1', '1.5', '01', '2147483648', '1, 1', '1e1'])(
    'is not understood where it says %j',
    async (account) => {
      await update(account).expect(400, /invalid_id/);
      await languageIs('en');
    },
  );

  it('of another site is refused for that first', async () => {
    await update(String(former.id))
      .set('Origin', 'https://elsewhere.example')
      .expect(403, /foreign_origin/);
  });
});
