import { Wallet } from 'ethers';
import { confirmEmail, mailedToken, MAILING, mailsTo } from '../factories/identity.factory.js';
import { codeOf, withPasskey, withTotp } from '../factories/second-factor.factory.js';
import { type SignedIn, signedIn, userInput } from '../factories/user.factory.js';
import { linkMessage } from '../factories/wallet.factory.js';
import { Authenticator } from '../support/authenticator.js';
import { TestApp } from '../support/test-app.js';

describe('an account that its owner takes back by the address that it had', () => {
  let app: TestApp;
  let person: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start(MAILING);
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM rate_limits');
    person = await signedIn(app);
    await confirmEmail(app, person);
  });
  afterAll(() => app.stop());

  const confirm = (token: string) => app.client().post('/auth/confirm', { token });
  const notMe = (token: string) => app.client().post('/auth/not-me', { token });
  /** Asks for another address, and gives the link that makes it count. */
  const begunChange = async () => {
    const email = userInput().email;
    await person.client.patch('/auth/me', { email, currentPassword: person.password }).expect(200);
    return { email, token: await mailedToken(app, email, 'email_change_confirm') };
  };
  const withWallet = async () => {
    const wallet = Wallet.createRandom();
    const domain = new URL(app.config.publicUrl!).host;
    const message = (await linkMessage(person.client, wallet.address, { domain })).prepareMessage();
    const signature = await wallet.signMessage(message);
    await person.client.post('/wallet/link', { message, signature }).expect(200);
    return wallet.address;
  };
  const addPasskey = (isProven = false) =>
    withPasskey(person, new Authenticator(), { isProven, origin: app.config.publicUrl! });
  const factors = async () => {
    const [row] = await app.dataSource.query<[Record<string, unknown>]>(
      `SELECT second_factor AS "secondFactor", wallet_address AS wallet,
         (SELECT count(*)::int FROM passkeys WHERE user_id = users.id) AS passkeys,
         (SELECT count(*)::int FROM totp_secrets WHERE user_id = users.id) AS apps,
         (SELECT count(*)::int FROM recovery_codes WHERE user_id = users.id) AS codes
       FROM users WHERE id = $1`,
      [person.id],
    );
    return row;
  };
  const NOTHING = { secondFactor: false, wallet: null, passkeys: 0, apps: 0, codes: 0 };
  const resetAndSignIn = async () => {
    const token = await mailedToken(app, person.email, 'reset_password');
    await app.client().post('/auth/reset', { token, password: 'mine again 4' }).expect(204);
    return app.client().post('/auth/login', { username: person.username, password: 'mine again 4' });
  };

  it('takes away by what the thief would stay in it, whichever of the links is used', async () => {
    const { token } = await begunChange();
    const { secret } = await withTotp(person);
    await person.client
      .post('/auth/step-up', { password: person.password, code: codeOf(secret) })
      .expect(204);
    await addPasskey(true);
    await withWallet();
    await app.dataSource.query(
      `UPDATE account_tokens SET used_at = NULL WHERE kind = 'change' AND user_id = $1`,
      [person.id],
    );
    await confirm(token).expect(204);
    await notMe(await mailedToken(app, person.email, 'email_changed')).expect(204);
    expect(await factors()).toEqual(NOTHING);
    expect(await mailsTo(app, person.email, 'factor_removed')).toHaveLength(1);
    expect((await resetAndSignIn()).status).toBe(200);
  });

  it('lets no passkey of the thief in any more', async () => {
    await begunChange();
    const { authenticator } = await addPasskey();
    await notMe(await mailedToken(app, person.email, 'email_change_begun')).expect(204);
    expect((await resetAndSignIn()).status).toBe(200);
    const thief = app.client();
    const { body } = await thief.post('/auth/passkeys/login/options').expect(200);
    const { challenge } = (body as { options: { challenge: string } }).options;
    const response = authenticator.get({ challenge, origin: app.config.publicUrl! });
    await thief.post('/auth/passkeys/login/verify', { response }).expect(400);
  });

  it('leaves what its owner had before', async () => {
    const { secret } = await withTotp(person);
    const wallet = await withWallet();
    await person.client
      .post('/auth/step-up', { password: person.password, code: codeOf(secret) })
      .expect(204);
    await begunChange();
    await addPasskey(true);
    await notMe(await mailedToken(app, person.email, 'email_change_begun')).expect(204);
    expect(await factors()).toEqual({ secondFactor: true, wallet, passkeys: 0, apps: 1, codes: 10 });
    expect((await resetAndSignIn()).status).toBe(403);
  });

  it('leaves no recovery codes that were made anew since, nor a wallet that took the place of another', async () => {
    const { secret } = await withTotp(person);
    await withWallet();
    await person.client
      .post('/auth/step-up', { password: person.password, code: codeOf(secret) })
      .expect(204);
    await begunChange();
    await person.client.post('/auth/recovery-codes').expect(200);
    await withWallet();
    await notMe(await mailedToken(app, person.email, 'email_change_begun')).expect(204);
    expect(await factors()).toEqual({ ...NOTHING, secondFactor: true, apps: 1 });
  });
});
