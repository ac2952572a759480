import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AuditEntry } from '../../src/modules/audit/entities/audit-entry.entity.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

const command = join(__dirname, '../../dist/reset-password.js');

describe('a lost password (built command)', () => {
  let app: TestApp;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
    owner = await signedIn(app);
  });
  afterAll(() => app.stop());

  const reset = async (username: string) => {
    const env = { ...process.env, DATABASE_URL: app.config.databaseUrl };
    return promisify(execFile)(process.execPath, [command, username], { env });
  };

  it('is replaced by one that the operator is told, and earlier sessions end', async () => {
    const { stdout } = await reset(owner.username.toUpperCase());
    const password = /signs in with (\S+)/.exec(stdout)?.[1];
    await owner.client.get('/auth/me').expect(401);
    await app.client().post('/auth/login', { username: owner.username, password }).expect(200);
    const entries = await app.dataSource.manager.findBy(AuditEntry, { subject: `users/${owner.id}` });
    expect(entries.map(({ action }) => action)).toContain('account.password_set_by_operator');
  });

  it('is not replaced where the name is nobody’s', async () => {
    await expect(reset('nobody')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('No account has the username "nobody"') as string,
    });
  });
});
