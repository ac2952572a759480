import type { ViewerDto } from '../../src/modules/viewers/dto/viewer.dto.js';
import { invitationFor } from '../factories/identity.factory.js';
import { invite } from '../factories/settings.factory.js';
import { signedIn, userInput } from '../factories/user.factory.js';
import { viewerInput, whenJoined } from '../factories/viewer.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('viewers', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  const register = (input: object, client = app.client()) => client.post('/viewers', input);
  const listed = async (email: string) => {
    await whenJoined(app);
    const { body } = await admin.get('/admin/viewers').expect(200);
    return (body as ViewerDto[]).find((viewer) => viewer.email === email);
  };

  it('register with name and e-mail alone, without an account', async () => {
    const client = app.client();
    const input = viewerInput({ name: '  Oliver Brandt ' });
    const { body } = await register(input, client).expect(201);
    expect(body).toEqual({ name: 'Oliver Brandt', email: input.email, interests: [] });
    expect(await listed(input.email)).toMatchObject({ name: 'Oliver Brandt', userId: null });
    await client.get('/auth/me').expect(401);
  });

  it('get an account of role viewer with a password, and are signed in', async () => {
    const client = app.client();
    const input = viewerInput({
      password: 'correct horse',
      interests: ['technology', ' education '],
      language: 'fr',
    });
    const { body } = await register(input, client).expect(201);
    expect(body).toMatchObject({ interests: ['technology', 'education'] });
    const { userId } = body as ViewerDto;
    const { email } = input;
    const account = { id: userId, username: email, email, role: 'viewer', language: 'fr' };
    expect((await client.get('/auth/me').expect(200)).body).toMatchObject(account);
    await app.client().post('/auth/login', { username: email, password: 'correct horse' }).expect(200);
  });

  it('cannot make an account of an e-mail that is registered, whatever its case', async () => {
    const input = viewerInput();
    await register(input).expect(201);
    await whenJoined(app);
    const message = 'This email address is already registered as a viewer';
    const again = { ...input, email: input.email.toUpperCase(), password: 'correct horse' };
    const { body } = await register(again).expect(409);
    expect(body).toEqual({
      statusCode: 409,
      code: 'viewer_exists',
      message,
      errors: { email: [message] },
      details: { email: [{ code: 'viewer_exists', message }] },
    });
  });

  it('cannot make an account with an e-mail that has one, and nothing is kept', async () => {
    const { email } = await signedIn(app);
    const client = app.client();
    const { body } = await register(viewerInput({ email, password: 'correct horse' }), client).expect(409);
    expect(body).toMatchObject({
      code: 'email_taken',
      errors: { email: ['An account with this email address already exists'] },
    });
    expect(await listed(email)).toBeUndefined();
    await client.get('/auth/me').expect(401);
  });

  it('are answered alike whether the address is known, has an account, or neither (addresses probed)', async () => {
    const [account, proved] = [await signedIn(app), await signedIn(app)];
    await app.dataSource.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [proved.id]);
    const known = viewerInput();
    await register(known).expect(201);
    await whenJoined(app);
    for (const email of [
      account.email,
      proved.email,
      known.email,
      known.email.toUpperCase(),
      userInput().email,
    ]) {
      const input = { name: 'Mallory', email, interests: ['technology'] };
      const { body } = await register(input).expect(201);
      expect(body).toEqual(input);
    }
    expect(await listed(known.email)).toMatchObject({ name: known.name, interests: [] });
  });

  it('write no name onto an account of their address, which has not said that it is theirs', async () => {
    const { email, id } = await signedIn(app);
    await register(viewerInput({ email, name: 'Mallory' })).expect(201);
    expect(await listed(email)).toMatchObject({ userId: null });
    const [{ count }] = await app.dataSource.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM viewers WHERE user_id = $1',
      [id],
    );
    expect(count).toBe(0);
  });

  it('are linked to the account that proves their address, not before', async () => {
    const { email } = viewerInput();
    await register(viewerInput({ email })).expect(201);
    await whenJoined(app);
    const person = userInput({ email: email.toUpperCase() });
    const client = app.client();
    const { id } = (await client.post('/auth/register', person).expect(201)).body as { id: number };
    expect(await listed(email)).toMatchObject({ userId: null });
    await invite(admin, [email]);
    const { token } = await invitationFor(admin, email);
    await client.post('/invitations/accept', { token }).expect(204);
    expect(await listed(email)).toMatchObject({ userId: id });
  });

  it.each([
    ['name', 'O', 'Name must be at least 2 characters'],
    ['name', undefined, 'Name must be at least 2 characters'],
    ['email', 'nobody', 'Please enter a valid email address'],
    ['email', undefined, 'Please enter a valid email address'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', 123456, 'password must be a text'],
    ['interests', 'technology', 'interests must be a list of up to 10 texts of up to 50 characters'],
    ['interests', [7], 'interests must be a list of up to 10 texts of up to 50 characters'],
    ['interests', [' '], 'interests must be a list of up to 10 texts of up to 50 characters'],
    ['interests', ['nul\u0000'], 'interests must be a list of up to 10 texts of up to 50 characters'],
    ['interests', null, 'interests must be a list of up to 10 texts of up to 50 characters'],
    ['role', 'admin', 'role is not a known field'],
    ['userId', 1, 'userId is not a known field'],
  ])('are refused with %s %j', async (field, value, message) => {
    const { body } = await register(viewerInput({ [field]: value })).expect(400);
    expect(body).toMatchObject({ message, errors: { [field]: [message] } });
  });

  it('count once when they register the same e-mail at once', async () => {
    const input = viewerInput({ password: 'correct horse' });
    const answers = await Promise.all(Array.from({ length: 10 }, async () => register(input)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  });

  it('are listed for the administrator, newest first', async () => {
    const [older, newer] = [viewerInput(), viewerInput()];
    for (const viewer of [older, newer]) {
      await register(viewer).expect(201);
      await whenJoined(app);
    }
    const { body } = await admin.get('/admin/viewers').expect(200);
    expect((body as ViewerDto[]).slice(0, 2).map(({ email }) => email)).toEqual([newer.email, older.email]);
  });
});

describe('viewer registrations', () => {
  it('are limited by address, like accounts', async () => {
    const app = await TestApp.start({ RATE_LIMIT_REGISTRATIONS: '2' });
    const register = () => app.client().post('/viewers', viewerInput());
    await register().expect(201);
    await app.client().post('/auth/register', userInput()).expect(201);
    const { headers } = await register().expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await app.stop();
  });
});
