import { Wallet } from 'ethers';
import { auditEntries } from '../factories/audit.factory.js';
import { confirmEmail, mailedToken, MAILING, mailsTo } from '../factories/identity.factory.js';
import { withTotp } from '../factories/second-factor.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { asSomebodyElse } from '../support/one-connection.js';
import { stopMinutes } from '../support/stop-work.js';
import { tally } from '../support/tally.js';
import { MANY_AT_ONCE, TestApp } from '../support/test-app.js';

const PASSWORD = 'a much better password';

describe('a lost password', () => {
  let app: TestApp;
  let admin: Client;
  let person: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start({ ...MAILING, ...MANY_AT_ONCE });
    // Each minute several jobs would wait at what a test locks.
    await stopMinutes(app);
    admin = await app.admin();
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM rate_limits');
    person = await signedIn(app);
  });
  afterAll(() => app.stop());

  const forgot = (email: string) => app.client().post('/auth/forgot', { email });
  const reset = (token: string, password = PASSWORD) => app.client().post('/auth/reset', { token, password });
  const login = (password: string) =>
    app.client().post('/auth/login', { username: person.username, password });
  const askedFor = async (count = 1) => {
    await forgot(person.email.toUpperCase()).expect(202);
    return mailedToken(app, person.email, 'reset_password', count);
  };
  const handedOut = async (account: object = { username: person.username.toUpperCase() }) => {
    const { body } = await admin.post('/admin/password-resets', account).expect(201);
    return body as { url: string; expiresAt: string };
  };
  const tokenOf = (url: string) => new URL(url).searchParams.get('token')!;

  it('is replaced by the mailed link, which ends all sessions and confirms the address', async () => {
    await reset(await askedFor()).expect(204);
    await person.client.get('/auth/me').expect(401);
    await login(person.password).expect(401);
    expect((await login(PASSWORD).expect(200)).body).toMatchObject({
      emailConfirmedAt: expect.any(String) as string,
    });
    expect(await auditEntries(admin)).toContainEqual(
      expect.objectContaining({ action: 'account.password_reset', actorName: person.username }),
    );
  });

  it('is replaced alone: second factor and wallet stay, of whoever proved the address', async () => {
    await confirmEmail(app, person);
    await withTotp(person);
    const { address } = Wallet.createRandom();
    await app.dataSource.query('UPDATE users SET wallet_address = $2 WHERE id = $1', [person.id, address]);
    await reset(await askedFor()).expect(204);
    expect((await login(PASSWORD).expect(403)).body).toMatchObject({ code: 'second_factor_needed' });
    expect(
      await app.dataSource.query('SELECT wallet_address AS wallet FROM users WHERE id = $1', [person.id]),
    ).toEqual([{ wallet: address }]);
  });

  it('is replaced once by a link (token used twice)', async () => {
    const token = await askedFor();
    const answers = await Promise.all([1, 2, 3].map(async (index) => reset(token, `password ${index}`)));
    expect(tally(answers)).toEqual({ 204: 1, 400: 2 });
    expect((await reset(token).expect(400)).body).toMatchObject({ code: 'link_invalid' });
  });

  it('ends every other link to it', async () => {
    const [first, second] = [await askedFor(), await askedFor(2)];
    const { url } = await handedOut();
    await reset(second).expect(204);
    await reset(first).expect(400);
    await reset(tokenOf(url)).expect(400);
  });

  it('stays as it is when the link is too old (token expired)', async () => {
    const token = await askedFor();
    await app.dataSource.query('UPDATE account_tokens SET expires_at = now() WHERE user_id = $1', [
      person.id,
    ]);
    await reset(token).expect(400);
    await login(person.password).expect(200);
  });

  it('stays as it is when the link went to a former address', async () => {
    const token = await askedFor();
    await app.dataSource.query(`UPDATE users SET email = $2 WHERE id = $1`, [
      person.id,
      `new-${person.email}`,
    ]);
    await reset(token).expect(400);
  });

  it('keeps the link for a better try when the new one is too short', async () => {
    const token = await askedFor();
    await reset(token, '12345').expect(400);
    await reset(token).expect(204);
  });

  it('is not replaced by a link of another kind (token of another purpose)', async () => {
    const token = await mailedToken(app, person.email, 'confirm_email');
    await reset(token).expect(400);
    await person.client.post('/auth/confirm', { token: await askedFor() }).expect(400);
  });

  it('is asked for without a look at the accounts, with the same answer for all (accounts probed, by time too)', async () => {
    const answers = await app.dataSource.transaction(async (manager) => {
      await manager.query('LOCK TABLE users, account_tokens, outbox IN ACCESS EXCLUSIVE MODE');
      const asked = [person.email, `nobody-${person.email}`].map((email) =>
        asSomebodyElse(async () => {
          const { status, text } = await forgot(email);
          return { status, text };
        }),
      );
      return Promise.all(asked);
    });
    expect(answers).toEqual([
      { status: 202, text: '' },
      { status: 202, text: '' },
    ]);
  });

  it('mails an address no more than five times an hour, without saying so', async () => {
    for (let asked = 0; asked < 7; asked += 1) await forgot(person.email).expect(202);
    await forgot('another@example.test').expect(202);
    await eventually(async () => {
      const waiting = await app.dataSource.query<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'forgotten-password' AND state <> 'completed'`,
      );
      expect(waiting).toEqual([{ count: 0 }]);
    });
    expect(await mailsTo(app, person.email, 'reset_password')).toHaveLength(5);
  });

  it('may be asked for twenty times an hour from one address', async () => {
    for (let asked = 0; asked < 20; asked += 1) await forgot(`nobody-${asked}@example.test`).expect(202);
    expect((await forgot(person.email).expect(429)).body).toMatchObject({ code: 'too_many_link_requests' });
  });

  describe('by a link that the administrator hands over', () => {
    it('is replaced as well, but the address is not confirmed by it', async () => {
      const { url, expiresAt } = await handedOut();
      expect(url).toMatch(/^http:\/\/change-makers\.example\/reset-password\?token=[\w-]{43}$/);
      expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now());
      await reset(tokenOf(url)).expect(204);
      expect((await login(PASSWORD).expect(200)).body).toMatchObject({ emailConfirmedAt: null });
    });

    it('stands in the audit, without the token', async () => {
      const { url } = await handedOut({ userId: person.id });
      const [entry] = await auditEntries(admin);
      expect(entry).toMatchObject({
        action: 'account.reset_link_made',
        actorName: 'admin',
        subject: `users/${person.id}`,
        details: { username: person.username },
      });
      expect(JSON.stringify(entry)).not.toContain(tokenOf(url));
    });

    it.each([{}, { userId: 1, username: 'admin' }, { username: '' }, { userId: 'x' }])(
      'needs one account: %j',
      (account) => admin.post('/admin/password-resets', account).expect(400),
    );

    it('needs an account that there is, and an administrator', async () => {
      const { body } = await admin.post('/admin/password-resets', { username: 'nobody' }).expect(404);
      expect(body).toMatchObject({ code: 'no_such_account' });
      await person.client.post('/admin/password-resets', { username: 'admin' }).expect(403);
    });
  });
});
