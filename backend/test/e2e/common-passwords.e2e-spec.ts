import { participantInput } from '../factories/participant.factory.js';
import { invite } from '../factories/settings.factory.js';
import { type SignedIn, signedIn, userInput } from '../factories/user.factory.js';
import { AdminAccountSetup } from '../../src/modules/auth/admin-account.setup.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

const COMMON = 'qwerty123456';

describe('common passwords', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  const change = ({ client, password }: SignedIn, to: string) =>
    client.patch('/auth/me', { password: to, currentPassword: password });
  const withCommonPassword = async (): Promise<SignedIn> => {
    const input = userInput({ password: COMMON });
    const client = app.client();
    const { body } = await client.post('/auth/register', input).expect(201);
    return { client, ...input, id: (body as { id: number }).id };
  };

  it('are told to whoever thinks of one', async () => {
    const check = async (password: string) =>
      (await app.client().post('/auth/password-check', { password }).expect(200)).body as unknown;
    expect(await check('Password1')).toEqual({ common: true });
    expect(await check('a lamp beside the river')).toEqual({ common: false });
  });

  it('are taken for accounts on which nobody else depends', async () => {
    const person = await withCommonPassword();
    await change(person, 'password').expect(200);
  });

  it.each(['admin', 'participant'] as const)('are refused for a %s, and the old one stays', async (role) => {
    const person = await signedIn(app, role);
    const { body } = await change(person, COMMON).expect(400);
    expect(body).toMatchObject({
      code: 'password_common',
      details: { password: [{ code: 'password_common' }] },
    });
    await app.client().post('/auth/login', person).expect(400);
    const { username, password } = person;
    await app.client().post('/auth/login', { username, password }).expect(200);
    await change(person, 'a lamp beside the river').expect(200);
  });

  it("are refused for a judge, the account's own name being one", async () => {
    const judge = await signedIn(app);
    await admin.put(`/admin/judges/${judge.id}`).expect(204);
    for (const password of [COMMON, judge.username, judge.email]) {
      const { body } = await change(judge, password).expect(400);
      expect(body).toMatchObject({ code: 'password_common' });
    }
  });

  it('keep nobody from a place or from judging once they are changed', async () => {
    const person = await withCommonPassword();
    await invite(admin, [person.email]);
    await app.dataSource.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [person.id]);
    const early = await person.client.post('/participants', participantInput()).expect(409);
    expect(early.body).toMatchObject({ code: 'password_to_change' });
    const refused = await admin.put(`/admin/judges/${person.id}`).expect(409);
    expect(refused.body).toMatchObject({ code: 'judge_password_common' });

    await change(person, 'a lamp beside the river').expect(200);
    await admin.put(`/admin/judges/${person.id}`).expect(204);
    await person.client.post('/participants', participantInput()).expect(201);
  });

  it('are noticed at a login, where they were chosen before anybody looked', async () => {
    const person = await withCommonPassword();
    await app.dataSource.query('UPDATE users SET password_is_common = false WHERE id = $1', [person.id]);
    const { username, password } = person;
    await app.client().post('/auth/login', { username, password }).expect(200);
    await admin.put(`/admin/judges/${person.id}`).expect(409);
  });

  it('keep the site from starting in production when the administrator has one', async () => {
    const { production, admin: asConfigured } = app.config;
    Object.assign(app.config, { production: true, admin: { ...asConfigured, password: COMMON } });
    const starting = app.nest.get(AdminAccountSetup).onModuleInit();
    await expect(starting).rejects.toThrow(/^ADMIN_PASSWORD is among the first passwords/);
    Object.assign(app.config, { production, admin: asConfigured });
  });
});
