import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AdminAccountSetup } from '../../src/modules/auth/admin-account.setup.js';
import { AuditEntry } from '../../src/modules/audit/entities/audit-entry.entity.js';
import { User } from '../../src/modules/auth/entities/user.entity.js';
import { suspend } from '../factories/suspension.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { ADMIN, TestApp } from '../support/test-app.js';

const command = join(__dirname, '../../dist/account.js');
const CHANGED = 'changed on the site 7';

describe('the administrator of the configuration', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const run = async (args: string[], variables: Record<string, string> = {}) => {
    const named = { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password, ...variables };
    const env = { ...process.env, DATABASE_URL: app.config.databaseUrl, ...named };
    return promisify(execFile)(process.execPath, [command, ...args], { env });
  };
  const login = (username: string, password: string) =>
    app.client().post('/auth/login', { username, password });
  const roleOf = async (username: string) =>
    (await app.dataSource.manager.findOneBy(User, { username }))?.role;
  /** As the site starts anew, with other variables. */
  const startAnew = async (changes: Partial<typeof app.config.admin> = {}) => {
    const before = app.config.admin!;
    Object.assign(app.config, { admin: { ...before, ...changes } });
    await app.nest.get(AdminAccountSetup).onModuleInit();
    Object.assign(app.config, { admin: before });
  };

  describe('once there is an administrator', () => {
    it('keeps the password that was chosen on the site', async () => {
      const admin = await app.admin();
      const change = { password: CHANGED, currentPassword: ADMIN.password };
      await admin.patch('/auth/me', change).expect(200);
      await startAnew();
      await login(ADMIN.username, CHANGED).expect(200);
      await login(ADMIN.username, ADMIN.password).expect(401);
      await admin.get('/auth/me').expect(200);
      await expect(run(['check-admin'])).rejects.toMatchObject({ code: 1 });
    });

    it('is nobody else who has the name', async () => {
      const { username, password } = await signedIn(app);
      await startAnew({ username });
      expect(await roleOf(username)).toBe('user');
      await login(username, password).expect(200);
      await startAnew({ username: 'successor', email: 'successor@example.test' });
      expect(await roleOf('successor')).toBeUndefined();
    });
  });

  it('is nobody who came first, where there is none yet', async () => {
    const { username } = await signedIn(app);
    await app.dataSource.manager.update(User, { username: ADMIN.username }, { role: 'user' });
    await startAnew({ username });
    expect(await roleOf(username)).toBe('user');
    await startAnew({ username: 'first', email: 'first@example.test' });
    expect(await roleOf('first')).toBe('admin');
    await app.dataSource.manager.update(User, { username: ADMIN.username }, { role: 'admin' });
  });

  describe('that the operator resets (built command)', () => {
    it('has the password of the variable again, and no session', async () => {
      await login(ADMIN.username, CHANGED).expect(200);
      const client = app.client();
      await client.post('/auth/login', { username: ADMIN.username, password: CHANGED }).expect(200);
      const { stdout } = await run(['reset-admin']);
      expect(stdout).toContain('admin <admin@localhost.test> is an administrator');
      expect(stdout).not.toContain(ADMIN.password);
      await client.get('/auth/me').expect(401);
      await login(ADMIN.username, ADMIN.password).expect(200);
      await run(['check-admin']);
      const [entry] = await app.dataSource.manager.find(AuditEntry, {
        order: { id: 'DESC' },
        skip: 1,
        take: 1,
      });
      expect(entry).toMatchObject({ action: 'account.password_set_by_operator', actorName: 'admin' });
    });

    it('is let in again where another administrator has suspended it', async () => {
      const rival = await signedIn(app, 'admin');
      const { id } = await app.dataSource.manager.findOneByOrFail(User, { username: ADMIN.username });
      await suspend(rival.client, id);
      await login(ADMIN.username, ADMIN.password).expect(403);
      await run(['reset-admin']);
      await login(ADMIN.username, ADMIN.password).expect(200);
      const restored = { subject: `users/${id}`, action: 'account.restored' } as const;
      expect(await app.dataSource.manager.countBy(AuditEntry, restored)).toBe(1);
    });

    it('is made also where a stranger was quick to register its address', async () => {
      const squatter = await signedIn(app);
      await run(['reset-admin'], { ADMIN_USERNAME: 'fourth', ADMIN_EMAIL: squatter.email });
      await login('fourth', ADMIN.password).expect(200);
      const { body } = await squatter.client.get('/auth/me').expect(200);
      expect(body).toMatchObject({ email: `no-address-${squatter.id}`, role: 'user' });
    });

    it('gets a new password where no variable has one', async () => {
      const { stdout } = await run(['reset-admin'], { ADMIN_PASSWORD: '' });
      const [, password = ''] = /signs in anew with (\S+)/.exec(stdout)!;
      await login(ADMIN.username, password).expect(200);
    });

    it('is made where nobody has the name', async () => {
      await run(['reset-admin'], { ADMIN_USERNAME: 'third', ADMIN_EMAIL: 'third@example.test' });
      await login('third', ADMIN.password).expect(200);
      expect(await roleOf('third')).toBe('admin');
    });

    it("says so where its address is somebody else's", async () => {
      await expect(
        run(['reset-admin'], { ADMIN_USERNAME: 'fifth', ADMIN_EMAIL: 'third@example.test' }),
      ).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('address') as string });
    });

    it('is an account that was none only where it is named for it', async () => {
      const { username } = await signedIn(app);
      await expect(run(['reset-admin'], { ADMIN_USERNAME: username })).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining(`reset-admin ${username}`) as string,
      });
      expect(await roleOf(username)).toBe('user');
      await run(['reset-admin', username]);
      expect(await roleOf(username)).toBe('admin');
      await login(username, ADMIN.password).expect(200);
    });

    it('has no password that anybody tries first', async () => {
      await expect(run(['reset-admin'], { ADMIN_PASSWORD: 'password123' })).rejects.toMatchObject({
        code: 1,
      });
      await login(ADMIN.username, 'password123').expect(401);
    });
  });
});
