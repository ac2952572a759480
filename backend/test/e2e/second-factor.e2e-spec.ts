import { codeOf, passwordShown, stepUp, withPasskey, withTotp } from '../factories/second-factor.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { Authenticator } from '../support/authenticator.js';
import { TestApp } from '../support/test-app.js';

describe('a second factor', () => {
  let app: TestApp;
  let person: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    person = await signedIn(app);
  });
  afterAll(() => app.stop());

  const factors = async () => (await person.client.get('/auth/second-factor').expect(200)).body as object;

  describe('by an authenticator app', () => {
    it('counts once a code has shown that the app has the secret', async () => {
      await stepUp(person);
      const { body } = await person.client.post('/auth/totp').expect(201);
      const { secret, uri } = body as { secret: string; uri: string };
      expect(uri).toContain(`secret=${secret}`);
      expect(await factors()).toEqual({ totp: false, recoveryCodes: 0 });
      await person.client.post('/auth/totp/confirm', { code: '000000' }).expect(400);
      await person.client.post('/auth/totp/confirm', { code: codeOf(secret) }).expect(200);
      expect(await factors()).toEqual({ totp: true, recoveryCodes: 10 });
      const { body: me } = await person.client.get('/auth/me').expect(200);
      expect(me).toMatchObject({ secondFactor: true });
    });

    it('is kept encrypted', async () => {
      const { secret, recoveryCodes } = await withTotp(person);
      const [stored] = await app.dataSource.query<[{ secret: string }]>(
        'SELECT secret FROM totp_secrets WHERE user_id = $1',
        [person.id],
      );
      const codes = await app.dataSource.query<{ hash: string }[]>('SELECT hash FROM recovery_codes');
      expect(stored.secret).not.toContain(secret);
      expect(codes.map(({ hash }) => hash)).not.toContain(recoveryCodes[0]);
    });

    it('is asked for after the password, without which nobody is signed in', async () => {
      const { secret } = await withTotp(person);
      const client = await passwordShown(app, person);
      await client.get('/auth/me').expect(401);
      const { body: choices } = await client.post('/auth/second-factor/options').expect(200);
      expect(choices).toEqual({ passwordOnly: false, totp: true, passkey: null });
      await client.post('/auth/second-factor', { code: codeOf(secret) }).expect(200);
      await client.get('/auth/me').expect(200);
    });

    it('is asked of nobody whose password was not shown, or not lately', async () => {
      const { secret } = await withTotp(person);
      await app
        .client()
        .post('/auth/second-factor', { code: codeOf(secret) })
        .expect(401);
      const client = await passwordShown(app, person);
      await app.dataSource.query(
        `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{pending,until}', '1')::json WHERE sess->'pending' IS NOT NULL`,
      );
      const { body } = await client.post('/auth/second-factor', { code: codeOf(secret) }).expect(401);
      expect(body).toMatchObject({ code: 'second_factor_expired' });
    });

    it('takes no code twice, nor one from before it', async () => {
      const { secret } = await withTotp(person);
      const [now, next] = [codeOf(secret), codeOf(secret, 1)];
      const clients = await Promise.all([1, 2, 3].map(() => passwordShown(app, person)));
      await clients[0]!.post('/auth/second-factor', { code: next }).expect(200);
      await clients[1]!.post('/auth/second-factor', { code: next }).expect(400);
      await clients[2]!.post('/auth/second-factor', { code: now }).expect(400);
    });

    it('takes a code once, however many ask at the same time', async () => {
      const { secret } = await withTotp(person);
      const clients = await Promise.all([1, 2, 3].map(() => passwordShown(app, person)));
      const code = codeOf(secret);
      const answers = await Promise.all(
        clients.map((client) => client.post('/auth/second-factor', { code })),
      );
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200, 400, 400,
      ]);
    });

    it('makes whoever guesses wait, and lets a recovery code through meanwhile', async () => {
      const { secret, recoveryCodes } = await withTotp(person);
      const client = await passwordShown(app, person);
      for (let guess = 0; guess < 5; guess++)
        await client.post('/auth/second-factor', { code: '000000' }).expect(400);
      const answer = await client.post('/auth/second-factor', { code: codeOf(secret) }).expect(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      await client.post('/auth/second-factor', { recoveryCode: recoveryCodes[0] }).expect(200);
      await app.dataSource.query(`UPDATE totp_secrets SET failed_at = failed_at - interval '6 seconds'`);
      const later = await passwordShown(app, person);
      await later.post('/auth/second-factor', { code: codeOf(secret) }).expect(200);
    });

    it('of another account proves nothing', async () => {
      await withTotp(person);
      const other = await signedIn(app);
      const { secret, recoveryCodes } = await withTotp(other);
      const client = await passwordShown(app, person);
      await client.post('/auth/second-factor', { code: codeOf(secret) }).expect(400);
      await client.post('/auth/second-factor', { recoveryCode: recoveryCodes[0] }).expect(400);
    });

    it('is gone with its codes once it is removed', async () => {
      const { recoveryCodes } = await withTotp(person);
      const proof = { password: person.password, recoveryCode: recoveryCodes[0] };
      await person.client.post('/auth/step-up', proof).expect(204);
      await person.client.delete('/auth/totp').expect(204);
      expect(await factors()).toEqual({ totp: false, recoveryCodes: 0 });
      const { username, password } = person;
      await app.client().post('/auth/login', { username, password }).expect(200);
    });
  });

  describe('by recovery codes', () => {
    it('lets in once for each of ten, however it is typed', async () => {
      const { recoveryCodes } = await withTotp(person);
      expect(new Set(recoveryCodes).size).toBe(10);
      const typed = recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ');
      const clients = await Promise.all([1, 2].map(() => passwordShown(app, person)));
      await clients[0]!.post('/auth/second-factor', { recoveryCode: typed }).expect(200);
      const { body } = await clients[1]!.post('/auth/second-factor', { recoveryCode: typed }).expect(400);
      expect(body).toMatchObject({ code: 'recovery_code_refused' });
      expect(await factors()).toEqual({ totp: true, recoveryCodes: 9 });
    });

    it('lets in no more by earlier codes once there are new ones', async () => {
      const { recoveryCodes } = await withTotp(person);
      const proof = { password: person.password, recoveryCode: recoveryCodes[0] };
      await person.client.post('/auth/step-up', proof).expect(204);
      const { body } = await person.client.post('/auth/recovery-codes').expect(200);
      const client = await passwordShown(app, person);
      await client.post('/auth/second-factor', { recoveryCode: recoveryCodes[1] }).expect(400);
      const [fresh] = (body as { recoveryCodes: string[] }).recoveryCodes;
      await client.post('/auth/second-factor', { recoveryCode: fresh }).expect(200);
    });

    it('has none without a second factor', async () => {
      await stepUp(person);
      await person.client.post('/auth/recovery-codes').expect(409);
    });
  });

  describe('by a passkey', () => {
    const choicesOf = async (client: SignedIn['client']) => {
      const { body } = await client.post('/auth/second-factor/options').expect(200);
      return body as { passkey: { challenge: string; allowCredentials: { id: string }[] } };
    };

    it('is asked for after the password as well', async () => {
      const { authenticator } = await withPasskey(person);
      const client = await passwordShown(app, person);
      const { challenge, allowCredentials } = (await choicesOf(client)).passkey;
      expect(allowCredentials).toHaveLength(1);
      const passkey = authenticator.get({ challenge, origin: app.url });
      await client.post('/auth/second-factor', { passkey }).expect(200);
    });

    it('of another account proves nothing', async () => {
      await withPasskey(person);
      const { authenticator } = await withPasskey(await signedIn(app));
      const client = await passwordShown(app, person);
      const { challenge } = (await choicesOf(client)).passkey;
      const passkey = authenticator.get({ challenge, origin: app.url });
      await client.post('/auth/second-factor', { passkey }).expect(400);
    });

    it('answers the session that asked, and none beside it', async () => {
      const { authenticator } = await withPasskey(person);
      const [asked, beside] = await Promise.all([1, 2].map(() => passwordShown(app, person)));
      const { challenge } = (await choicesOf(asked!)).passkey;
      const passkey = authenticator.get({ challenge, origin: app.url });
      await beside!.post('/auth/second-factor', { passkey }).expect(400);
    });

    it('comes with recovery codes only where it is the first factor', async () => {
      const { recoveryCodes } = await withTotp(person);
      const proof = { password: person.password, recoveryCode: recoveryCodes[0] };
      await person.client.post('/auth/step-up', proof).expect(204);
      const authenticator = new Authenticator();
      const { body } = await person.client.post('/auth/passkeys/options').expect(200);
      const { challenge } = (body as { options: { challenge: string } }).options;
      const response = authenticator.create({ challenge, origin: app.url });
      const added = await person.client.post('/auth/passkeys', { name: 'Laptop', response }).expect(201);
      expect(added.body).toMatchObject({ passkey: { name: 'Laptop' }, recoveryCodes: null });
    });
  });
});
