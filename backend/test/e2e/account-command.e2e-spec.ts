import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AuditEntry } from '../../src/modules/audit/entities/audit-entry.entity.js';
import { withPasskey, withTotp } from '../factories/second-factor.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

const command = join(__dirname, '../../dist/account.js');

describe('lost second factors (built command)', () => {
  let app: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    admin = await signedIn(app, 'admin');
  });
  afterAll(() => app.stop());

  const run = async (...args: string[]) => {
    const env = { ...process.env, DATABASE_URL: app.config.databaseUrl };
    return promisify(execFile)(process.execPath, [command, ...args], { env });
  };
  const login = ({ username, password }: SignedIn) =>
    app.client().post('/auth/login', { username, password });
  const rowsOf = async (table: string, { id }: SignedIn) =>
    app.dataSource.query<object[]>(`SELECT 1 FROM ${table} WHERE user_id = $1`, [id]);

  it.each([
    ['an authenticator app', withTotp],
    ['a passkey', async (person: SignedIn) => withPasskey(person)],
  ])('are taken away, so that the password is enough: %s', async (_name, setUp) => {
    await setUp(admin);
    await login(admin).expect(403);
    const { stdout } = await run('remove-factors', admin.username.toUpperCase());
    expect(stdout).toContain(`${admin.username} <${admin.email}> has no second factor any more`);
    await login(admin).expect(200);
    for (const table of ['passkeys', 'totp_secrets', 'recovery_codes'])
      expect(await rowsOf(table, admin)).toEqual([]);
  });

  it('end the sessions of the account with them, and nobody else’s', async () => {
    const other = await signedIn(app);
    await withTotp(admin);
    await run('remove-factors', admin.username);
    await admin.client.get('/auth/me').expect(401);
    await other.client.get('/auth/me').expect(200);
  });

  it('stand in the audit as what the operator did', async () => {
    await withTotp(admin);
    await run('remove-factors', admin.username);
    const entries = await app.dataSource.manager.findBy(AuditEntry, { subject: `users/${admin.id}` });
    expect(entries.map(({ action }) => action)).toContain('account.factors_removed_by_operator');
  });

  it('are nobody’s where the name is, or where the command is another one', async () => {
    await withTotp(admin);
    await expect(run('remove-factors', 'nobody')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('No account has the username "nobody"') as string,
    });
    for (const args of [[], ['remove-factors'], ['remove', admin.username]])
      await expect(run(...args)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('remove-factors <username>') as string,
      });
    await login(admin).expect(403);
  });
});
