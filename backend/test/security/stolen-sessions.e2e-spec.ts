import supertest from 'supertest';
import { codeOf, withTotp } from '../factories/second-factor.factory.js';
import { type SignedIn, signedIn, userInput } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

const cookieIn = ({ headers }: { headers: object }): string =>
  ((headers as Record<string, string[]>)['set-cookie'] ?? [])
    .map((each) => each.split(';')[0]!)
    .find((each) => each.startsWith('sid='))!;

describe('a stolen or planted session', () => {
  let app: TestApp;
  let person: SignedIn;
  let stolen: string;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    person = await signedIn(app);
    stolen = cookieIn(await person.client.get('/auth/me').expect(200));
  });
  afterAll(() => app.stop());

  const asThief = () => supertest(app.url).get('/api/auth/me').set('Cookie', stolen);

  it('is good until its owner does something, which the other tests rest on', async () => {
    await asThief().expect(200);
  });

  it('is worth nothing once its owner signed out', async () => {
    await person.client.post('/auth/logout').expect(204);
    await asThief().expect(401);
  });

  it('is worth nothing once its owner chose another password elsewhere', async () => {
    const elsewhere = app.client();
    const { username, password } = person;
    await elsewhere.post('/auth/login', { username, password }).expect(200);
    const change = { password: 'another horse 2', currentPassword: password };
    await elsewhere.patch('/auth/me', change).expect(200);
    await asThief().expect(401);
  });

  it('is worth nothing once its owner ended it in the list', async () => {
    const elsewhere = app.client();
    const { username, password } = person;
    await elsewhere.post('/auth/login', { username, password }).expect(200);
    await elsewhere.delete('/auth/sessions').expect(204);
    await asThief().expect(401);
  });

  it('opens nothing that asks for the password or a second factor again', async () => {
    await withTotp(person);
    await app.dataSource.query(`UPDATE sessions SET sess = (sess::jsonb - 'steppedUp')::json`);
    const thief = (method: 'post' | 'delete' | 'patch', path: string) => {
      const site = supertest(app.url);
      return site[method](`/api${path}`).set('Cookie', stolen);
    };
    for (const [method, path] of [
      ['post', '/auth/passkeys/options'],
      ['post', '/auth/totp'],
      ['delete', '/auth/totp'],
      ['post', '/auth/recovery-codes'],
      ['delete', '/auth/passkeys/1'],
    ] as const)
      expect((await thief(method, path)).body).toMatchObject({ code: 'step_up_needed' });
    for (const change of [{ password: 'taken over 1' }, { email: 'thief@example.test' }]) {
      const stolenPassword = { ...change, currentPassword: person.password };
      const { body } = await thief('patch', '/auth/me').send(stolenPassword).expect(403);
      expect(body).toMatchObject({ code: 'step_up_needed' });
    }
  });

  it('proves nothing in another session', async () => {
    const { secret } = await withTotp(person);
    const { username, password } = person;
    const other = app.client();
    await other.post('/auth/login', { username, password }).expect(403);
    await other.post('/auth/second-factor', { code: codeOf(secret) }).expect(200);
    await app.dataSource.query(
      `UPDATE sessions SET sess = (sess::jsonb - 'steppedUp')::json WHERE sid <> (SELECT sid FROM sessions ORDER BY wrote_at DESC LIMIT 1)`,
    );
    await supertest(app.url).delete('/api/auth/totp').set('Cookie', stolen).expect(403);
  });

  it('that somebody planted before the login is another one after it', async () => {
    const planted = cookieIn(await supertest(app.url).post('/api/auth/register').send(userInput()));
    const { username, password } = person;
    const login = supertest(app.url).post('/api/auth/login').set('Cookie', planted);
    const fresh = cookieIn(await login.send({ username, password }).expect(200));
    expect(fresh).not.toBe(planted);
    const { body } = await supertest(app.url).get('/api/auth/me').set('Cookie', planted);
    expect(body).not.toMatchObject({ username });
  });

  it('that somebody planted does not wait for the second factor in the place of its owner', async () => {
    const { secret } = await withTotp(person);
    const { username, password } = person;
    const planted = cookieIn(await supertest(app.url).post('/api/auth/register').send(userInput()));
    const asking = supertest(app.url).post('/api/auth/login').set('Cookie', planted);
    expect(cookieIn(await asking.send({ username, password }).expect(403))).not.toBe(planted);
    const thief = supertest(app.url).post('/api/auth/second-factor').set('Cookie', planted);
    const { body } = await thief.send({ code: codeOf(secret) }).expect(401);
    expect(body).toMatchObject({ code: 'second_factor_expired' });
  });

  it.each([
    ['without its signature', (cookie: string) => cookie.replace(/\..*$/, '')],
    ['with another signature', (cookie: string) => cookie.replace(/.{4}$/, 'AAAA')],
    ['of another id', (cookie: string) => cookie.replace(/s%3A.{6}/, 's%3AAAAAAA')],
    ['twice', (cookie: string) => `${cookie.slice(0, -4)}AAAA; ${cookie.slice(0, -4)}BBBB`],
    ['with an object for an id', () => 'sid=j%3A%7B%22a%22%3A1%7D'],
  ])('%s is none', async (_, forge) => {
    await supertest(app.url).get('/api/auth/me').set('Cookie', forge(stolen)).expect(401);
  });
});
