import { User } from '../../src/modules/auth/entities/user.entity.js';
import { signedIn } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

describe('an account', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  describe('signing in', () => {
    it('answers with the account, whatever the case of the name', async () => {
      const { username, password, id } = await signedIn(app);
      const { body } = await app
        .client()
        .post('/auth/login', { username: ` ${username.toUpperCase()} `, password })
        .expect(200);
      expect(body).toMatchObject({ id, username, role: 'user' });
    });

    it('says the same of a wrong password and of an unknown name', async () => {
      const { username } = await signedIn(app);
      const wrong = await app.client().post('/auth/login', { username, password: 'wrong' }).expect(401);
      const unknown = await app
        .client()
        .post('/auth/login', { username: 'nobody', password: 'x' })
        .expect(401);
      expect(wrong.body).toEqual({
        statusCode: 401,
        code: 'invalid_credentials',
        message: 'Invalid username or password',
      });
      expect(unknown.body).toEqual(wrong.body);
    });

    it.each([
      ['username', undefined, 'Username is required'],
      ['username', '  ', 'Username is required'],
      ['username', 7, 'username must be a text'],
      ['username', 'nul\u0000', 'username contains characters that cannot be stored'],
      ['username', { $ne: '' }, 'username must be a text'],
      ['password', undefined, 'Password is required'],
      ['password', '', 'Password is required'],
      ['password', ['x'], 'password must be a text'],
      ['password', 'broken \ud800', 'password contains characters that cannot be stored'],
      ['remember', true, 'remember is not a known field'],
    ])('refuses %s %j', async (field, value, message) => {
      const input = { username: 'somebody', password: 'something', [field]: value };
      const { body } = await app.client().post('/auth/login', input).expect(400);
      expect(body).toMatchObject({ message, errors: { [field]: [message] } });
    });

    it('copes with names of any length', async () => {
      await app
        .client()
        .post('/auth/login', { username: 'n'.repeat(254), password: 'x' })
        .expect(401);
    });
  });

  describe('changing', () => {
    it('keeps the language', async () => {
      const { client } = await signedIn(app);
      const { body } = await client.patch('/auth/me', { language: 'ar' }).expect(200);
      expect(body).toMatchObject({ language: 'ar' });
      expect((await client.get('/auth/me')).body).toEqual(body);
    });

    it('changes nothing when nothing is asked for', async () => {
      const { client } = await signedIn(app);
      const { body } = await client.patch('/auth/me').expect(200);
      expect((await client.get('/auth/me')).body).toEqual(body);
    });

    it.each([
      ['language', 'tlh', 'language is not supported'],
      ['language', null, 'language is not supported'],
      ['password', 'short', 'Password must be at least 6 characters'],
      ['password', null, 'password must be a text'],
      ['currentPassword', null, 'currentPassword must be a text'],
      ['email', 'nobody', 'Please enter a valid email address'],
      ['role', 'admin', 'role is not a known field'],
    ])('refuses %s %j', async (field, value, message) => {
      const { client } = await signedIn(app);
      const { body } = await client.patch('/auth/me', { [field]: value }).expect(400);
      expect(body).toMatchObject({ message, errors: { [field]: [message] } });
    });

    it.each([{}, { currentPassword: 'wrong password' }])(
      'refuses a new password with %j for the current one',
      async (current) => {
        const { client, username, password } = await signedIn(app);
        const { body } = await client.patch('/auth/me', { password: 'brand new', ...current }).expect(400);
        expect(body).toMatchObject({
          code: 'wrong_current_password',
          errors: { currentPassword: ['The current password is not correct'] },
        });
        await app.client().post('/auth/login', { username, password }).expect(200);
      },
    );

    it('lets nobody guess the current password through a session', async () => {
      const { client, password } = await signedIn(app);
      const guess = { password: 'brand new', currentPassword: 'a guess' };
      for (let count = 0; count < 10; count += 1) await client.patch('/auth/me', guess).expect(400);
      await client.patch('/auth/me', { ...guess, currentPassword: password }).expect(429);
    });
  });

  describe('becoming an advertiser', () => {
    it('turns a viewer into a user, at once', async () => {
      const { client, id } = await signedIn(app, 'viewer');
      const { body } = await client.post('/auth/become-advertiser').expect(200);
      expect(body).toMatchObject({ id, role: 'user' });
      expect((await client.get('/auth/me')).body).toMatchObject({ role: 'user' });
    });

    it.each(['user', 'participant', 'admin'] as const)('is not for a %s', async (role) => {
      const { client } = await signedIn(app, role);
      await client.post('/auth/become-advertiser').expect(403);
    });
  });

  it('of the configured administrator is there from the start', async () => {
    const admin = await app.admin();
    expect((await admin.get('/auth/me')).body).toMatchObject({ username: 'admin', role: 'admin' });
    expect(await app.dataSource.manager.countBy(User, { role: 'admin' })).toBeGreaterThan(0);
  });
});
