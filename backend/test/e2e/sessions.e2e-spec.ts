import supertest from 'supertest';
import { User } from '../../src/modules/auth/entities/user.entity.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  (headers['set-cookie'] as string[] | undefined)?.[0] ?? '';
const valueOf = (cookie: string): string => cookie.split(';')[0]!;

describe('sessions', () => {
  let app: TestApp;
  let person: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    person = await signedIn(app);
  });
  afterAll(() => app.stop());

  const login = ({ username, password }: { username: string; password: string }, cookie = '') =>
    supertest(app.url).post('/api/auth/login').set('Cookie', cookie).send({ username, password }).expect(200);
  const me = (cookie: string) => supertest(app.url).get('/api/auth/me').set('Cookie', cookie);
  const sessionsOf = async (id: number): Promise<number> => {
    const found: unknown[] = await app.dataSource.query(
      `SELECT sid FROM sessions WHERE sess->'passport'->>'user' = $1`,
      [String(id)],
    );
    return found.length;
  };

  it('come with a cookie that scripts and other sites cannot use, for seven days', async () => {
    const cookie = cookieOf(await login(person));
    expect(cookie).toMatch(/^sid=s%3A/);
    expect(cookie).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)![1]!);
    expect(Math.abs(expires - Date.now() - 7 * 86_400_000)).toBeLessThan(60_000);
  });

  it('are prolonged by every request', async () => {
    const cookie = valueOf(cookieOf(await login(person)));
    const answer = await me(cookie).expect(200);
    expect(valueOf(cookieOf(answer))).toBe(cookie);
  });

  it('are written once an hour by whoever only reads, and whenever something is changed', async () => {
    const cookie = valueOf(cookieOf(await login(person)));
    const [sid] = decodeURIComponent(cookie).replace('sid=s:', '').split('.');
    const read = async () => {
      const [row] = await app.dataSource.query<[{ ends: Date; wrote: Date }]>(
        'SELECT expire AS ends, wrote_at AS wrote FROM sessions WHERE sid = $1',
        [sid],
      );
      return row;
    };
    const { ends, wrote } = await read();
    for (const path of ['/api/auth/me', '/api/ads', '/api/ads/user'])
      await supertest(app.url).get(path).set('Cookie', cookie).expect(200);
    expect(await read()).toEqual({ ends, wrote });
    await supertest(app.url).patch('/api/auth/me').set('Cookie', cookie).send({ language: 'fr' }).expect(200);
    expect((await read()).wrote.getTime()).toBeGreaterThan(wrote.getTime());
    await app.dataSource.query(`UPDATE sessions SET expire = expire - interval '61 minutes'`);
    await me(cookie).expect(200);
    expect((await read()).ends.getTime()).toBeGreaterThan(ends.getTime() - 60_000);
  });

  it('end when nobody came for seven days', async () => {
    const cookie = valueOf(cookieOf(await login(person)));
    await app.dataSource.query(`UPDATE sessions SET expire = now() - interval '1 second'`);
    await me(cookie).expect(401);
  });

  it('are not made for visitors', async () => {
    const answer = await supertest(app.url).get('/api/ads').expect(200);
    expect(cookieOf(answer)).toBe('');
  });

  it('get a new id at every sign-in, and the old one is worth nothing', async () => {
    const before = valueOf(cookieOf(await login(person)));
    const after = valueOf(cookieOf(await login(person, before)));
    expect(after).not.toBe(before);
    await me(after).expect(200);
    await me(before).expect(401);
  });

  it('never take an id that somebody planted', async () => {
    const planted = 'sid=s%3Aplanted.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    const cookie = valueOf(cookieOf(await login(person, planted)));
    expect(cookie).not.toContain('planted');
    await me(planted).expect(401);
  });

  it('end in the database at sign-out', async () => {
    const cookie = valueOf(cookieOf(await login(person)));
    const answer = await supertest(app.url).post('/api/auth/logout').set('Cookie', cookie).expect(204);
    expect(cookieOf(answer)).toMatch(/^sid=; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT/);
    await me(cookie).expect(401);
    expect(await sessionsOf(person.id)).toBe(1);
  });

  it('can be signed out of without one', async () => {
    await app.client().post('/auth/logout').expect(204);
    await supertest(app.url).post('/api/auth/logout').expect(204);
    await person.client.post('/auth/logout').expect(204);
    await person.client.post('/auth/logout').expect(204);
    await person.client.get('/auth/me').expect(401);
  });

  it('of an account end everywhere else when its password changes', async () => {
    const elsewhere = valueOf(cookieOf(await login(person)));
    await person.client
      .patch('/auth/me', { password: 'brand new', currentPassword: person.password })
      .expect(200);
    await me(elsewhere).expect(401);
    await person.client.get('/auth/me').expect(200);
    await app.client().post('/auth/login', { username: person.username, password: 'brand new' }).expect(200);
    await app
      .client()
      .post('/auth/login', { username: person.username, password: person.password })
      .expect(401);
  });

  it('that outlived their account are nobody’s', async () => {
    const cookie = valueOf(cookieOf(await login(person)));
    await app.dataSource.manager.update(User, { id: person.id }, { deletedAt: new Date() });
    await me(cookie).expect(401);
    await app.dataSource.manager.update(User, { id: person.id }, { deletedAt: null });
  });

  it('follow a changed role at once, and end with the account', async () => {
    await app.dataSource.manager.update(User, { id: person.id }, { role: 'admin' });
    await person.client.get('/admin/ads').expect(200);
    await app.dataSource.manager.delete(User, { id: person.id });
    await person.client.get('/auth/me').expect(401);
  });

  describe('of an administrator', () => {
    const signedInAgo = (id: number, minutes: number) =>
      app.dataSource.query(
        `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{signedInAt}', $2)::json
         WHERE sess->'passport'->>'user' = $1`,
        [String(id), JSON.stringify(new Date(Date.now() - minutes * 60_000))],
      );

    it('end twelve hours after the sign-in, whatever is done with them', async () => {
      const admin = await signedIn(app, 'admin');
      const { username, password } = admin;
      const elsewhere = app.client();
      await elsewhere.post('/auth/login', { username, password }).expect(200);
      await signedInAgo(admin.id, 12 * 60 - 1);
      await admin.client.patch('/auth/me', { language: 'fr' }).expect(200);
      await admin.client.get('/admin/audit').expect(200);
      await signedInAgo(admin.id, 12 * 60);
      await admin.client.get('/admin/audit').expect(401);
      await admin.client.get('/auth/me').expect(401);
      expect(await sessionsOf(admin.id)).toBe(1);
      await admin.client.post('/auth/login', { username, password }).expect(200);
      const { body } = await admin.client.get('/auth/sessions').expect(200);
      expect(body).toMatchObject([{ isCurrent: true }]);
    });

    it('end also where somebody became one long after the sign-in', async () => {
      await signedInAgo(person.id, 13 * 60);
      await person.client.get('/auth/me').expect(200);
      await app.dataSource.manager.update(User, { id: person.id }, { role: 'admin' });
      await person.client.get('/auth/me').expect(401);
    });
  });
});
