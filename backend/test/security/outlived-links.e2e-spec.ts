import { confirmEmail, mailedToken, MAILING, mailsTo } from '../factories/identity.factory.js';
import { codeOf, withTotp } from '../factories/second-factor.factory.js';
import { type SignedIn, signedIn, userInput } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

const PASSWORD = 'another horse 2';

describe('a link that outlives what was meant to end it', () => {
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
    await confirmEmail(app, person);
  });
  afterAll(() => app.stop());

  const me = async () => (await person.client.get('/auth/me')).body as { email: string };
  const emailOf = async ({ id }: SignedIn) => {
    const [row] = await app.dataSource.query<[{ email: string }]>('SELECT email FROM users WHERE id = $1', [
      id,
    ]);
    return row.email;
  };
  const confirm = (token: string) => app.client().post('/auth/confirm', { token });
  const notMe = (token: string) => app.client().post('/auth/not-me', { token });
  const changeTo = (email: string, { client, password } = person) =>
    client.patch('/auth/me', { email, currentPassword: password });
  /** Asks for another address, and gives the link that makes it count. */
  const begunChange = async () => {
    const email = userInput().email;
    await changeTo(email).expect(200);
    return { email, token: await mailedToken(app, email, 'email_change_confirm') };
  };
  const resetLink = async (count = 1) => {
    await app.client().post('/auth/forgot', { email: person.email }).expect(202);
    return mailedToken(app, person.email, 'reset_password', count);
  };
  const handedLink = async () => {
    const { body } = await admin.post('/admin/password-resets', { userId: person.id }).expect(201);
    return new URL((body as { url: string }).url).searchParams.get('token')!;
  };

  const ends: [string, () => Promise<unknown>][] = [
    [
      'a reset of the password',
      async () =>
        app
          .client()
          .post('/auth/reset', { token: await resetLink(), password: PASSWORD })
          .expect(204),
    ],
    [
      'a new password',
      () =>
        person.client.patch('/auth/me', { password: PASSWORD, currentPassword: person.password }).expect(200),
    ],
    ['an authenticator app', () => withTotp(person)],
    [
      'another address',
      async () => {
        const [change] = await app.dataSource.query<{ hash: string }[]>(
          `SELECT hash FROM account_tokens WHERE kind = 'change' AND user_id = $1`,
          [person.id],
        );
        await app.dataSource.query(`UPDATE account_tokens SET kind = 'put away' WHERE hash = $1`, [
          change!.hash,
        ]);
        const other = await begunChange();
        await app.dataSource.query(`UPDATE account_tokens SET kind = 'change' WHERE hash = $1`, [
          change!.hash,
        ]);
        await confirm(other.token).expect(204);
      },
    ],
  ];

  it.each(ends)('is none: of a pending change of address after %s', async (_, end) => {
    const { email, token } = await begunChange();
    await end();
    expect((await confirm(token).expect(400)).body).toMatchObject({ code: 'link_invalid' });
    expect(await emailOf(person)).not.toBe(email);
  });

  it.each(ends.filter(([name]) => name !== 'another address'))(
    'is none: of a new password, mailed or handed over, after %s',
    async (_, end) => {
      const links = [await handedLink()];
      await end();
      for (const token of links)
        await app.client().post('/auth/reset', { token, password: 'yet another 3' }).expect(400);
    },
  );

  it('is none after a factor was taken away', async () => {
    const { secret } = await withTotp(person);
    await person.client
      .post('/auth/step-up', { password: person.password, code: codeOf(secret) })
      .expect(204);
    const { token } = await begunChange();
    await person.client.delete('/auth/totp').expect(204);
    await confirm(token).expect(400);
  });

  it('is one alone: that by which the former address takes the account back', async () => {
    const { email, token } = await begunChange();
    await confirm(token).expect(204);
    const back = await mailedToken(app, person.email, 'email_changed');
    const thief = person.client;
    await thief.patch('/auth/me', { password: PASSWORD, currentPassword: person.password }).expect(200);
    await withTotp({ ...person, password: PASSWORD });
    await notMe(back).expect(204);
    expect(await emailOf(person)).toBe(person.email);
    await thief.get('/auth/me').expect(401);
    expect(await mailsTo(app, email, 'reset_password')).toEqual([]);
    const reset = await mailedToken(app, person.email, 'reset_password');
    await app.client().post('/auth/reset', { token: reset, password: 'mine again 4' }).expect(204);
    expect((await notMe(back).expect(400)).body).toMatchObject({ code: 'link_invalid' });
  });

  it('tells both addresses of a change, and only the one that it leaves can take it back', async () => {
    const { email, token } = await begunChange();
    const begun = await mailedToken(app, person.email, 'email_change_begun');
    expect(begun).toEqual(expect.any(String));
    await confirm(token).expect(204);
    expect(await mailsTo(app, person.email, 'email_changed')).toHaveLength(1);
    const [done] = await mailsTo(app, email, 'email_change_done');
    expect(done!.params).not.toHaveProperty('token');
    const holders = await app.dataSource.query<{ email: string }[]>(
      `SELECT DISTINCT email FROM account_tokens WHERE kind = 'not_me' AND user_id = $1`,
      [person.id],
    );
    expect(holders).toEqual([{ email: person.email }]);
  });

  it('stops a change that was only begun', async () => {
    const { token } = await begunChange();
    await notMe(await mailedToken(app, person.email, 'email_change_begun')).expect(204);
    await confirm(token).expect(400);
    expect(await emailOf(person)).toBe(person.email);
    await person.client.get('/auth/me').expect(401);
  });

  it('lets no thief take an account back that its owner took back from them', async () => {
    const first = await begunChange();
    await confirm(first.token).expect(204);
    const back = await mailedToken(app, person.email, 'email_changed');
    const second = await begunChange();
    await confirm(second.token).expect(204);
    const thiefsWay = await mailedToken(app, first.email, 'email_changed');
    await notMe(back).expect(204);
    await notMe(thiefsWay).expect(400);
    expect(await emailOf(person)).toBe(person.email);
  });

  it('gives the first address back also after a thief took a later one back', async () => {
    const first = await begunChange();
    await confirm(first.token).expect(204);
    const back = await mailedToken(app, person.email, 'email_changed');
    const second = await begunChange();
    await confirm(second.token).expect(204);
    await notMe(await mailedToken(app, first.email, 'email_changed')).expect(204);
    expect(await emailOf(person)).toBe(first.email);
    await notMe(back).expect(204);
    expect(await emailOf(person)).toBe(person.email);
  });

  it('finds the address that a change left still there, for seven days', async () => {
    const { token } = await begunChange();
    await confirm(token).expect(204);
    const squatting = userInput({ email: person.email.toUpperCase() });
    const { body } = await app.client().post('/auth/register', squatting).expect(409);
    expect(body).toMatchObject({ code: 'email_taken' });
    const viewer = { name: 'Mallory', email: person.email, password: PASSWORD };
    await app.client().post('/viewers', viewer).expect(409);
    const other = await signedIn(app);
    await confirmEmail(app, other);
    await changeTo(person.email, other).expect(200);
    await confirm(await mailedToken(app, person.email, 'email_change_confirm')).expect(409);
    const [left] = await app.dataSource.query<[{ days: number }]>(
      `SELECT round(extract(epoch FROM max(expires_at) - now()) / 86400)::int AS days FROM account_tokens
       WHERE kind = 'not_me' AND user_id = $1`,
      [person.id],
    );
    expect(left).toEqual({ days: 7 });
    await app.dataSource.query(`UPDATE account_tokens SET expires_at = now() WHERE kind = 'not_me'`);
    await app.client().post('/auth/register', squatting).expect(201);
  });

  it('may be left by its own account in between', async () => {
    const { token } = await begunChange();
    await confirm(token).expect(204);
    await changeTo(person.email).expect(200);
    await confirm(await mailedToken(app, person.email, 'email_change_confirm')).expect(204);
    expect(await me()).toMatchObject({ email: person.email });
  });

  it('hands no account to a stranger whose address was only named', async () => {
    const stranger = await signedIn(app);
    await changeTo(userInput().email, stranger).expect(200);
    expect(await mailsTo(app, stranger.email, 'email_change_begun')).toEqual([]);
    const rows = await app.dataSource.query<unknown[]>(
      `SELECT FROM account_tokens WHERE kind = 'not_me' AND user_id = $1`,
      [stranger.id],
    );
    expect(rows).toEqual([]);
  });

  it('ends a sign-in that waits for its second factor, too', async () => {
    const { secret } = await withTotp(person);
    const waiting = app.client();
    await waiting.post('/auth/login', { username: person.username, password: person.password }).expect(403);
    await app
      .client()
      .post('/auth/reset', { token: await resetLink(), password: PASSWORD })
      .expect(204);
    await waiting.post('/auth/second-factor', { code: codeOf(secret) }).expect(401);
  });

  it.each([
    [
      'password_changed',
      () => person.client.patch('/auth/me', { password: PASSWORD, currentPassword: person.password }),
    ],
    ['factor_added', () => withTotp(person)],
    [
      'signed_in_elsewhere',
      () => app.client().post('/auth/login', { username: person.username, password: person.password }),
    ],
  ] as const)('is told of by mail: %s', async (kind, act) => {
    await act();
    const [mail, ...more] = await mailsTo(app, person.email, kind);
    expect(mail!.params).not.toHaveProperty('token');
    expect(more).toEqual([]);
  });

  it('is told again of a browser that was known before the password was another one', async () => {
    const elsewhere = app.client();
    const { username, email } = person;
    await elsewhere.post('/auth/login', { username, password: person.password }).expect(200);
    await person.client
      .patch('/auth/me', { password: PASSWORD, currentPassword: person.password })
      .expect(200);
    for (const client of [elsewhere, person.client])
      await client.post('/auth/login', { username, password: PASSWORD }).expect(200);
    expect(await mailsTo(app, email, 'signed_in_elsewhere')).toHaveLength(2);
  });

  it('is not told of a sign-in in a browser that the account is known in', async () => {
    const { client, username, password } = person;
    await client.post('/auth/logout').expect(204);
    await client.post('/auth/login', { username, password }).expect(200);
    expect(await mailsTo(app, person.email, 'signed_in_elsewhere')).toEqual([]);
  });
});
