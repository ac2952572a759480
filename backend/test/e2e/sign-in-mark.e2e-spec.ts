import supertest from 'supertest';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

const cookiesOf = ({ headers }: { headers: Record<string, unknown> }): string[] =>
  (headers['set-cookie'] as string[] | undefined) ?? [];
const markIn = (answer: { headers: Record<string, unknown> }): string | undefined =>
  cookiesOf(answer).find((cookie) => cookie.startsWith('signed-in='));
const valueOf = (cookie: string): string => cookie.split(';')[0]!;

describe('the mark of a sign-in', () => {
  let app: TestApp;
  let person: SignedIn;
  let session: string;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    person = await signedIn(app);
    session = valueOf(cookiesOf(await login())[0]!);
  });
  afterAll(() => app.stop());

  const login = (cookie = '') => {
    const { username, password } = person;
    return supertest(app.url)
      .post('/api/auth/login')
      .set('Cookie', cookie)
      .send({ username, password })
      .expect(200);
  };
  const ask = (cookie: string) => supertest(app.url).get('/api/auth/me').set('Cookie', cookie);
  const notifications = (cookie: string) =>
    supertest(app.url).get('/api/notifications').set('Cookie', cookie);
  const page = (cookie: string) =>
    supertest(app.url).get('/no-such-page').set('Cookie', cookie).set('Accept', 'text/html,*/*;q=0.8');
  const endAll = () => app.dataSource.query(`UPDATE sessions SET expire = now() - interval '1 second'`);

  it('comes with a login, after the session itself, for scripts of this site to read, and outlives the session', async () => {
    const answer = await login();
    expect(cookiesOf(answer)[0]).toMatch(/^sid=/);
    expect(markIn(answer)).toMatch(/^signed-in=1; Max-Age=34560000; Path=\/; Expires=[^;]+; SameSite=Lax$/);
  });

  it('is not sent again while it is true', async () => {
    expect(markIn(await notifications(`${session}; signed-in=1`).expect(200))).toBeUndefined();
  });

  it('is given to whoever has a session without it, by the next call that looks at the session', async () => {
    expect(markIn(await notifications(session).expect(200))).toMatch(/^signed-in=1;/);
    expect(markIn(await notifications(`${session}; signed-in=0`).expect(200))).toMatch(/^signed-in=1;/);
  });

  it('is given with a page to whoever signed in before there was one, and to nobody else', async () => {
    expect(markIn(await page(session))).toMatch(/^signed-in=1;/);
    expect(markIn(await page(`${session}; signed-in=1`))).toBeUndefined();
    expect(markIn(await page(`${session}; signed-in=0`))).toBeUndefined();
    expect(markIn(await page(''))).toBeUndefined();
  });

  it('goes with the session at a logout', async () => {
    const answer = await supertest(app.url)
      .post('/api/auth/logout')
      .set('Cookie', `${session}; signed-in=1`)
      .expect(204);
    expect(markIn(answer)).toMatch(/^signed-in=; Path=\/; Expires=Thu, 01 Jan 1970/);
  });

  it('stays with whoever opens the stream of events', async () => {
    const answer = await supertest(app.url)
      .head('/api/events')
      .set('Cookie', `${session}; signed-in=1`)
      .expect(200);
    expect(markIn(answer)).toBeUndefined();
    const stream = await fetch(`${app.url}/api/events`, { headers: { Cookie: `${session}; signed-in=1` } });
    expect(stream.headers.getSetCookie().filter((cookie) => cookie.startsWith('signed-in='))).toEqual([]);
    await stream.body?.cancel();
  });

  it('says that a session is over, so that no page asks in vain again, until the next login', async () => {
    await endAll();
    const answer = await ask(`${session}; signed-in=1`).expect(401);
    expect(markIn(answer)).toMatch(/^signed-in=0; Max-Age=604800;/);
    expect(markIn(await login(`${session}; signed-in=0`))).toMatch(/^signed-in=1;/);
  });

  it('is not made for visitors', async () => {
    expect(cookiesOf(await ask('').expect(401))).toEqual([]);
  });
});
