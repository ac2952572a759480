import { Wallet } from 'ethers';
import { UsersService } from '../../src/modules/auth/users.service.js';
import { mailsTo, MAILING, mailedToken, confirmEmail } from '../factories/identity.factory.js';
import { codeOf, stepUp } from '../factories/second-factor.factory.js';
import { type SignedIn, signedIn, userInput } from '../factories/user.factory.js';
import { linkMessage } from '../factories/wallet.factory.js';
import { Authenticator } from '../support/authenticator.js';
import type { Client } from '../support/client.js';
import { type HeldLock, meetAt, whileHeld } from '../support/held-lock.js';
import { TestApp } from '../support/test-app.js';

const OWNERS = 'mine again 4';
const THIEFS = 'taken over 1';

describe("a thief's request that the owner's new password overtakes", () => {
  let app: TestApp;
  let person: SignedIn;
  let thief: Client;

  beforeAll(async () => {
    app = await TestApp.start(MAILING);
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM rate_limits');
    person = await signedIn(app);
    await confirmEmail(app, person);
    thief = app.client();
    await login().expect(200);
  });
  afterAll(() => app.stop());

  const login = (client = thief, password = person.password) =>
    client.post('/auth/login', { username: person.username, password });
  const sessions = async () =>
    (
      await app.dataSource.query<unknown[]>(`SELECT FROM sessions WHERE sess->'passport'->>'user' = $1`, [
        String(person.id),
      ])
    ).length;
  /** Lets a request begin, and a new password come first where it waits for the lock. */
  const overtaken = <T>(lock: Omit<HeldLock, 'waiting'>, request: () => PromiseLike<T>) =>
    whileHeld(
      app.dataSource,
      { ...lock, waiting: 1 },
      async () => request(),
      (manager) => app.nest.get(UsersService).changePassword(person.id, OWNERS, { manager }),
    );
  const ofAccount = () => ({
    sql: 'SELECT FROM users WHERE id = $1 FOR UPDATE',
    parameters: [person.id],
  });
  const atTheAccount = <T>(request: () => PromiseLike<T>) =>
    overtaken({ ...ofAccount(), waits: 'SELECT "User"."id"%' }, request);

  it('signs nobody in by the former password', async () => {
    const late = app.client();
    const ofSessions = {
      sql: 'LOCK TABLE sessions IN SHARE ROW EXCLUSIVE MODE',
      waits: 'DELETE FROM "sessions" WHERE sid%',
    };
    const { status } = await overtaken(ofSessions, () => login(late));
    expect(status).toBe(401);
    await late.get('/auth/me').expect(401);
    expect(await sessions()).toBe(0);
  });

  it('brings no session back by a proof', async () => {
    const { status } = await whileHeld(
      app.dataSource,
      { sql: 'LOCK TABLE rate_limits IN EXCLUSIVE MODE', waits: '%rate_limits%', waiting: 1 },
      async () => thief.post('/auth/step-up', { password: person.password }),
      (manager) => app.nest.get(UsersService).endSessions(manager, person.id),
    );
    expect(status).toBe(204);
    await thief.get('/auth/me').expect(401);
    expect(await sessions()).toBe(0);
  });

  it('sets no other password', async () => {
    const { status } = await atTheAccount(() =>
      thief.patch('/auth/me', { password: THIEFS, currentPassword: person.password }),
    );
    expect(status).toBe(401);
    await login(app.client(), THIEFS).expect(401);
    await login(app.client(), OWNERS).expect(200);
  });

  it('begins no change of the address', async () => {
    const { email } = userInput();
    const { status } = await atTheAccount(() =>
      thief.patch('/auth/me', { email, currentPassword: person.password }),
    );
    expect(status).toBe(401);
    expect(await mailsTo(app, email, 'email_change_confirm')).toEqual([]);
  });

  it('adds no authenticator app', async () => {
    await stepUp({ ...person, client: thief });
    const { body } = await thief.post('/auth/totp').expect(201);
    const code = codeOf((body as { secret: string }).secret);
    const { status } = await atTheAccount(() => thief.post('/auth/totp/confirm', { code }));
    expect(status).toBe(401);
    await login(app.client(), OWNERS).expect(200);
  });

  it('adds no passkey', async () => {
    await stepUp({ ...person, client: thief });
    const { body } = await thief.post('/auth/passkeys/options').expect(200);
    const { challenge } = (body as { options: { challenge: string } }).options;
    const response = new Authenticator().create({ challenge, origin: app.config.publicUrl! });
    const { status } = await atTheAccount(() => thief.post('/auth/passkeys', { name: 'Mine', response }));
    expect(status).toBe(401);
    await login(app.client(), OWNERS).expect(200);
  });

  it('links no wallet', async () => {
    const wallet = Wallet.createRandom();
    const domain = new URL(app.config.publicUrl!).host;
    const message = (await linkMessage(thief, wallet.address, { domain })).prepareMessage();
    const signature = await wallet.signMessage(message);
    const { status } = await atTheAccount(() => thief.post('/wallet/link', { message, signature }));
    expect(status).toBe(401);
  });

  it('does not delete the account', async () => {
    await stepUp({ ...person, client: thief });
    const { status } = await atTheAccount(() => thief.delete('/auth/me'));
    expect(status).toBe(401);
    await login(app.client(), OWNERS).expect(200);
  });

  it('loses to one of two links for a new password, and none of them fails', async () => {
    const links: string[] = [];
    for (const count of [1, 2]) {
      await app.client().post('/auth/forgot', { email: person.email }).expect(202);
      links.push(await mailedToken(app, person.email, 'reset_password', count));
    }
    const waits = 'SELECT FROM users WHERE id = (SELECT user_id FROM account_tokens%';
    const lock = { ...ofAccount(), waits, waiting: 2 };
    const answers = await meetAt(app.dataSource, lock, () =>
      links.map(
        async (token) => (await app.client().post('/auth/reset', { token, password: OWNERS })).status,
      ),
    );
    expect(answers.map((each) => (each as { value: number }).value)).toEqual(
      expect.arrayContaining([204, 400]),
    );
  });
});
