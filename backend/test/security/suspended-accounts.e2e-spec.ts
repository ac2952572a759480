import { adInput } from '../factories/ad.factory.js';
import { mailedToken, MAILING, mailsTo } from '../factories/identity.factory.js';
import { codeOf, passwordShown, withTotp } from '../factories/second-factor.factory.js';
import { restore, survivedBySessions, suspend } from '../factories/suspension.factory.js';
import { type SignedIn, signedIn, userInput } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { meetAt, whileHeld } from '../support/held-lock.js';
import { TestApp } from '../support/test-app.js';

const SUSPENDED = expect.objectContaining({ statusCode: 403, code: 'account_suspended' }) as object;

describe('whoever is suspended', () => {
  let app: TestApp;
  let admin: Client;
  let person: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start(MAILING);
    admin = await app.admin();
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM rate_limits');
    person = await signedIn(app);
  });
  afterAll(() => app.stop());

  const login = (password = person.password, client = app.client()) =>
    client.post('/auth/login', { username: person.username, password });

  describe('is not let in', () => {
    it('by the password, after which alone it is told why', async () => {
      const { body: before } = await login('a wrong one').expect(401);
      await suspend(admin, person.id);
      expect((await login('a wrong one').expect(401)).body).toEqual(before);
      const client = app.client();
      const { body, headers } = await login(person.password, client).expect(403);
      expect(body).toEqual(SUSPENDED);
      expect(JSON.stringify(body)).not.toContain('fraud');
      expect(headers['set-cookie'] ?? '').not.toMatch(/signed-in=1|known=/);
      await client.get('/auth/me').expect(401);
      await restore(admin, person.id);
      await login().expect(200);
    });

    it('with a second factor, whether or not the password was shown before', async () => {
      const { secret } = await withTotp(person);
      const waiting = await passwordShown(app, person);
      await survivedBySessions(app, () => suspend(admin, person.id));
      for (const path of ['second-factor/options', 'second-factor']) {
        const { body } = await waiting.post(`/auth/${path}`, { code: codeOf(secret) }).expect(403);
        expect(body).toEqual(SUSPENDED);
      }
      await waiting.get('/auth/me').expect(401);
      expect((await login().expect(403)).body).toEqual(SUSPENDED);
    });

    /** Has the request wait for its session, and suspends the account before that is kept. */
    const suspendedMeanwhile = (username: string, request: () => PromiseLike<{ status: number }>) =>
      whileHeld(
        app.dataSource,
        { sql: 'LOCK TABLE sessions IN SHARE ROW EXCLUSIVE MODE', waits: '%sessions%', waiting: 1 },
        async () => request(),
        (manager) => manager.query('UPDATE users SET suspended_at = now() WHERE username = $1', [username]),
      );
    const sessionsOf = (username: string) =>
      app.dataSource.query<unknown[]>(
        `SELECT FROM sessions JOIN users ON sess->'passport'->>'user' = users.id::text WHERE username = $1`,
        [username],
      );

    it('by registering, where it is suspended before the session is kept', async () => {
      const input = userInput();
      const register = () => app.client().post('/auth/register', input);
      expect(await suspendedMeanwhile(input.username, register)).toMatchObject({ status: 401 });
      expect(await sessionsOf(input.username)).toEqual([]);
    });

    it('by the password, where it is suspended before the session is kept', async () => {
      await person.client.post('/auth/logout').expect(204);
      expect(await suspendedMeanwhile(person.username, () => login())).toMatchObject({ status: 401 });
      expect(await sessionsOf(person.username)).toEqual([]);
    });

    it('by a link for a new password, which counts again once the account is restored', async () => {
      await app.client().post('/auth/forgot', { email: person.email }).expect(202);
      const token = await mailedToken(app, person.email, 'reset_password');
      await suspend(admin, person.id);
      const reset = () => app.client().post('/auth/reset', { token, password: 'another good one' });
      expect((await reset().expect(403)).body).toEqual(SUSPENDED);
      await restore(admin, person.id);
      await login().expect(200);
      await reset().expect(204);
      await login('another good one').expect(200);
    });

    it('by a link that confirms an address', async () => {
      const token = await mailedToken(app, person.email, 'confirm_email');
      await suspend(admin, person.id);
      expect((await app.client().post('/auth/confirm', { token }).expect(403)).body).toEqual(SUSPENDED);
    });
  });

  it('may still take the account back from whoever stole it, and stays suspended', async () => {
    const { client, email, password } = person;
    await client.post('/auth/confirm', { token: await mailedToken(app, email, 'confirm_email') }).expect(204);
    await client.patch('/auth/me', { email: 'thief@example.test', currentPassword: password }).expect(200);
    const token = await mailedToken(app, email, 'email_change_begun');
    await suspend(admin, person.id);
    await app.client().post('/auth/not-me', { token }).expect(204);
    expect(await mailsTo(app, email, 'reset_password')).toHaveLength(1);
    expect((await login().expect(403)).body).toEqual(SUSPENDED);
  });

  it('does nothing more in a session that outlived its end, by the application or the door before it', async () => {
    await survivedBySessions(app, () => suspend(admin, person.id));
    const { client } = person;
    for (const path of ['/auth/me', '/ads/user', '/notifications', '/auth/sessions'])
      await client.get(path).expect(401);
    await client.post('/ads', adInput()).expect(401);
    await client.patch('/auth/me', { language: 'fr' }).expect(401);
    await client.post('/auth/step-up', { password: person.password }).expect(401);
  });

  it('is signed in again by nothing but the password once it is restored', async () => {
    await suspend(admin, person.id);
    await restore(admin, person.id);
    await person.client.get('/auth/me').expect(401);
  });

  describe('among administrators', () => {
    let one: SignedIn;
    let two: SignedIn;
    beforeEach(async () => {
      await app.dataSource.query(
        `UPDATE users SET role = 'user' WHERE role = 'admin' AND username <> 'admin'`,
      );
      [one, two] = [await signedIn(app, 'admin'), await signedIn(app, 'admin')];
    });

    const suspendBy = ({ client }: SignedIn, { id }: SignedIn) =>
      client.post(`/admin/users/${id}/suspend`, { reason: 'No' });
    const runTheSite = async () =>
      (
        await app.dataSource.query<unknown[]>(
          `SELECT FROM users WHERE role = 'admin' AND suspended_at IS NULL AND username <> 'admin'`,
        )
      ).length;

    it('is never whoever asks', async () => {
      const { body } = await suspendBy(one, one).expect(409);
      expect(body).toMatchObject({ code: 'own_account' });
      await one.client.get('/auth/me').expect(200);
    });

    it('is one of two who suspend each other at the same time, never both', async () => {
      const lock = { sql: `SELECT FROM users WHERE role = 'admin' FOR UPDATE`, waiting: 2 };
      const answers = await meetAt(app.dataSource, lock, () =>
        [suspendBy(one, two), suspendBy(two, one)].map(async (call) => (await call).status),
      );
      expect(answers.map((each) => (each as { value: number }).value)).toEqual(
        expect.arrayContaining([204, 401]),
      );
      expect(await runTheSite()).toBe(1);
    });

    it('is not missed: the last who is left cannot leave', async () => {
      await app.dataSource.query(`UPDATE users SET suspended_at = now() WHERE username = 'admin'`);
      await suspendBy(one, two).expect(204);
      await one.client.post('/auth/step-up', { password: one.password }).expect(204);
      const { body } = await one.client.delete('/auth/me').expect(409);
      expect(body).toMatchObject({ code: 'last_administrator' });
      await app.dataSource.query(`UPDATE users SET suspended_at = NULL WHERE username = 'admin'`);
    });
  });
});
