import { codeOf, withPasskey, withTotp } from '../factories/second-factor.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Authenticator } from '../support/authenticator.js';
import { TestApp } from '../support/test-app.js';

const FIELDS = ['password', 'code', 'recoveryCode', 'passkey'] as const;
type Field = (typeof FIELDS)[number];

/** What an account may have beside its password, and what it is made of here. */
interface Kind {
  totp: boolean;
  passkey: boolean;
}

const KINDS: [string, Kind][] = [
  ['without a second factor', { totp: false, passkey: false }],
  ['with an authenticator app', { totp: true, passkey: false }],
  ['with a passkey', { totp: false, passkey: true }],
  ['with both', { totp: true, passkey: true }],
];

const SUBSETS = Array.from({ length: 2 ** FIELDS.length }, (_, bits) =>
  FIELDS.filter((_field, index) => bits & (1 << index)),
);

/** The one combination each that proves something. */
const PROOFS = ['password', 'password+code', 'password+recoveryCode', 'passkey'];

/** What a set of fields, each as right as this account can have it, is answered. */
function expected(fields: readonly Field[], { totp, passkey }: Kind): string {
  const shown = fields.join('+');
  if (!PROOFS.includes(shown)) return '400 one_proof';
  const hasFactor = totp || passkey;
  if (shown === 'passkey') return passkey ? '204' : '403 no_passkey';
  if (shown === 'password') return hasFactor ? '400 proof_refused' : '204';
  if (shown === 'password+code') return totp ? '204' : '400 code_refused';
  return hasFactor ? '204' : '400 recovery_code_refused';
}

describe('a step-up', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const forgetMarks = () =>
    app.dataSource.query(`UPDATE sessions SET sess = (sess::jsonb - 'steppedUp')::json`);
  const answerOf = ({ status, body }: { status: number; body: unknown }) =>
    [status, (body as { code?: string } | undefined)?.code].filter(Boolean).join(' ');
  /** A call that asks everybody for a proof. */
  const isMarked = async ({ client }: SignedIn) =>
    answerOf(await client.delete('/auth/passkeys/999999')) !== '403 step_up_needed';

  describe.each(KINDS)('of an account %s', (_, kind) => {
    let person: SignedIn;
    let secret = '';
    let recoveryCodes: string[] = [];
    let authenticator: Authenticator | undefined;

    beforeAll(async () => {
      person = await signedIn(app);
      if (kind.totp) ({ secret, recoveryCodes } = await withTotp(person));
      if (kind.passkey) {
        await forgetMarks();
        const { client, password } = person;
        const factor = kind.totp ? { recoveryCode: recoveryCodes.pop() } : {};
        await client.post('/auth/step-up', { password, ...factor }).expect(204);
        const added = await withPasskey(person, undefined, { isProven: true });
        authenticator = added.authenticator;
        recoveryCodes = added.recoveryCodes ?? recoveryCodes;
      }
    });
    beforeEach(async () => {
      await forgetMarks();
      await app.dataSource.query('DELETE FROM rate_limits');
      await app.dataSource.query('UPDATE totp_secrets SET last_step = 0, failures = 0');
    });

    const shownPasskey = async (): Promise<object> => {
      if (!authenticator) return { id: 'A', response: {} };
      const { body } = await person.client.post('/auth/step-up/options').expect(200);
      const { challenge } = (body as { passkey: { challenge: string } }).passkey;
      return authenticator.get({ challenge, origin: app.url });
    };
    const right: Record<Field, () => unknown> = {
      password: () => person.password,
      code: () => (secret ? codeOf(secret) : '123456'),
      recoveryCode: () => recoveryCodes.pop() ?? 'abcd-efgh-2345-mnop-qrst-uvwx',
      passkey: shownPasskey,
    };
    const bodyOf = async (fields: readonly Field[]) => {
      const shown: Record<string, unknown> = {};
      for (const field of fields) shown[field] = await right[field]();
      return shown;
    };

    it.each(SUBSETS.map((fields) => [fields.join(' and ') || 'nothing', fields] as const))(
      'by %s is worth what was verified, and no more',
      async (_name, fields) => {
        const answer = answerOf(await person.client.post('/auth/step-up', await bodyOf(fields)));
        expect(answer).toBe(expected(fields, kind));
        expect(await isMarked(person)).toBe(answer === '204');
      },
    );

    it.each([
      { password: 'not this one' },
      { password: '' },
      { passkey: { id: 'A', response: {} } },
      { passkey: { id: 'A', response: { clientDataJSON: 'e30' } } },
    ])('by %j is refused', async (body) => {
      expect((await person.client.post('/auth/step-up', body)).status).toBeGreaterThanOrEqual(400);
      expect(await isMarked(person)).toBe(false);
    });

    it('by the passkey of somebody else is refused', async () => {
      const other = await signedIn(app);
      const { authenticator: theirs } = await withPasskey(other);
      const { body } = await other.client.post('/auth/step-up/options').expect(200);
      const { challenge } = (body as { passkey: { challenge: string } }).passkey;
      const passkey = theirs.get({ challenge, origin: app.url });
      const answer = answerOf(await person.client.post('/auth/step-up', { passkey }));
      expect(answer).toBe(kind.passkey ? '400 passkey_refused' : '403 no_passkey');
      expect(await isMarked(person)).toBe(false);
    });
  });

  it('lets no stolen cookie delete an account or set a factor up that shuts its owner out', async () => {
    const { client } = await signedIn(app);
    await client.post('/auth/step-up', { passkey: { id: 'A', response: {} } }).expect(403);
    await client.delete('/auth/me').expect(403);
    await client.post('/auth/totp').expect(403);
    await client.post('/auth/passkeys/options').expect(403);
  });

  it('by a factor that was set up elsewhere meanwhile is asked for that factor', async () => {
    const person = await signedIn(app);
    const { username, password } = person;
    const elsewhere = app.client();
    await elsewhere.post('/auth/login', { username, password }).expect(200);
    await person.client.post('/auth/step-up', { password }).expect(204);
    await withTotp({ ...person, client: elsewhere });
    expect(await isMarked(person)).toBe(false);
  });
});

describe('a new password or address of an account with a second factor', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it.each([{ password: 'another horse 2' }, { email: 'elsewhere@example.test' }])(
    'needs that factor, not the password alone: %j',
    async (change) => {
      const person = await signedIn(app);
      const { client, password } = person;
      const { secret } = await withTotp(person);
      await app.dataSource.query(`UPDATE sessions SET sess = (sess::jsonb - 'steppedUp')::json`);
      const ask = () => client.patch('/auth/me', { ...change, currentPassword: password });
      expect((await ask().expect(403)).body).toMatchObject({ code: 'step_up_needed' });
      await client.patch('/auth/me', { language: 'fr' }).expect(200);
      await client.post('/auth/step-up', { password, code: codeOf(secret) }).expect(204);
      expect((await ask()).status).not.toBe(403);
    },
  );
});

describe('a second step of a sign-in', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('takes exactly one proof', async () => {
    const person = await signedIn(app);
    const { secret, recoveryCodes } = await withTotp(person);
    const { username, password } = person;
    const client = app.client();
    await client.post('/auth/login', { username, password }).expect(403);
    const [recoveryCode] = recoveryCodes;
    for (const proof of [
      {},
      { code: codeOf(secret), recoveryCode },
      { code: '1', passkey: { id: 'A', response: {} } },
    ])
      expect((await client.post('/auth/second-factor', proof).expect(400)).body).toMatchObject({
        code: 'one_proof',
      });
    expect(
      (await client.post('/auth/second-factor', { passkey: { id: 'A', response: {} } }).expect(403)).body,
    ).toMatchObject({ code: 'no_passkey' });
    await client.get('/auth/me').expect(401);
    await client.post('/auth/second-factor', { code: codeOf(secret) }).expect(200);
  });
});
