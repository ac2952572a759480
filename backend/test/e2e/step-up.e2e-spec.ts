import { User } from '../../src/modules/auth/entities/user.entity.js';
import { codeOf, passwordShown, stepUp, withPasskey, withTotp } from '../factories/second-factor.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { ADMIN, TestApp } from '../support/test-app.js';

const codeIn = ({ body }: { body: unknown }): string => (body as { code: string }).code;

describe('proving oneself again', () => {
  let app: TestApp;
  let admin: SignedIn;
  let judge: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    admin = await signedIn(app, 'admin');
    judge = await signedIn(app);
  });
  afterAll(() => app.stop());

  /** Everything that is asked for it. */
  const changes: [string, (client: Client) => ReturnType<Client['post']>][] = [
    ['settings', (client) => client.post('/admin/settings', {})],
    ['the whitelist', (client) => client.patch('/admin/whitelist', {})],
    ['who judges', (client) => client.put(`/admin/judges/${judge.id}`)],
    ['who judges no more', (client) => client.delete(`/admin/judges/${judge.id}`)],
    ['an award', (client) => client.patch('/admin/awards/999', {})],
    ['a place', (client) => client.patch('/admin/participants/999', {})],
    ['a refund', (client) => client.post('/admin/payments/999/refund')],
  ];
  const appoint = (client: Client) => client.put(`/admin/judges/${judge.id}`);

  it.each(changes)('is asked before a change of %s', async (_, change) => {
    expect((await change(admin.client)).status).not.toBe(403);
    await withTotp(admin);
    expect(codeIn(await change(admin.client).expect(403))).toBe('step_up_needed');
  });

  it('takes the password and a code', async () => {
    const { secret } = await withTotp(admin);
    const { client, password } = admin;
    expect(codeIn(await client.post('/auth/step-up', { password }).expect(400))).toBe('proof_refused');
    await client.post('/auth/step-up', { code: codeOf(secret) }).expect(400);
    await client.post('/auth/step-up', { password: 'wrong one', code: codeOf(secret) }).expect(400);
    await appoint(client).expect(403);
    await client.post('/auth/step-up', { password, code: codeOf(secret) }).expect(204);
    await appoint(client).expect(204);
  });

  it('takes a passkey alone, which was asked for that', async () => {
    const { authenticator } = await withPasskey(admin);
    const { client } = admin;
    const { body } = await client.post('/auth/step-up/options').expect(200);
    const { challenge } = (body as { passkey: { challenge: string } }).passkey;
    const passkey = authenticator.get({ challenge, origin: app.url });
    await (await passwordShown(app, admin)).post('/auth/second-factor', { passkey }).expect(400);
    await client.post('/auth/step-up', { passkey }).expect(204);
    await appoint(client).expect(204);
    await client.post('/auth/step-up', { passkey }).expect(400);
  });

  it('counts for this session, for ten minutes', async () => {
    const { secret } = await withTotp(admin);
    const { client, password } = admin;
    await client.post('/auth/step-up', { password, code: codeOf(secret) }).expect(204);
    const [{ seconds }] = await app.dataSource.query<[{ seconds: string }]>(
      `SELECT (sess->'steppedUp'->>'until')::numeric / 1000 - extract(epoch FROM now()) AS seconds
       FROM sessions WHERE sess->'passport'->>'user' = $1`,
      [String(admin.id)],
    );
    expect(Number(seconds)).toBeGreaterThan(590);
    expect(Number(seconds)).toBeLessThanOrEqual(600);
    await app.dataSource.query(
      `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{steppedUp,until}', '1')::json
       WHERE sess->'passport'->>'user' = $1`,
      [String(admin.id)],
    );
    expect(codeIn(await appoint(client).expect(403))).toBe('step_up_needed');
  });

  it('is not needed just after a sign-in with the second factor', async () => {
    const { secret } = await withTotp(admin);
    const client = await passwordShown(app, admin);
    await client.post('/auth/second-factor', { code: codeOf(secret) }).expect(200);
    await appoint(client).expect(204);
  });

  it('is asked of everybody before their factors change', async () => {
    const { client } = judge;
    for (const answer of [
      await client.post('/auth/totp'),
      await client.post('/auth/totp/confirm', { code: '000000' }),
      await client.delete('/auth/totp'),
      await client.post('/auth/passkeys/options'),
      await client.post('/auth/passkeys', {}),
      await client.delete('/auth/passkeys/1'),
      await client.post('/auth/recovery-codes'),
    ])
      expect(codeIn(answer)).toBe('step_up_needed');
    await stepUp(judge);
    await client.post('/auth/totp').expect(201);
  });

  it('comes after the question whether somebody may do it at all', async () => {
    await withTotp(judge);
    expect(codeIn(await appoint(judge.client).expect(403))).toBe('not_allowed');
  });
});

describe('an administrator in production', () => {
  let app: TestApp;
  let client: Client;

  beforeAll(async () => {
    app = await TestApp.start({
      NODE_ENV: 'production',
      SESSION_SECRET: '5f0c7d1b9a3e48d2b6c4f8e1a7d39c05',
    });
    client = await app.admin();
  });
  afterAll(() => app.stop());

  it('may only set a second factor up while there is none', async () => {
    for (const answer of [
      await client.get('/admin/ads').expect(403),
      await client.get('/admin/audit').expect(403),
      await client.patch('/ads/1/status', { status: 'approved' }).expect(403),
    ])
      expect(codeIn(answer)).toBe('second_factor_required');
    await client.get('/auth/me').expect(200);
    const { id } = await app.dataSource.manager.findOneByOrFail(User, { username: ADMIN.username });
    await withTotp({ client, id, email: '', ...ADMIN });
    await client.get('/admin/ads').expect(200);
  });
});
