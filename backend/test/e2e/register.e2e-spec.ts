import { User } from '../../src/modules/auth/entities/user.entity.js';
import { userInput } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

describe('registering', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const register = (input: object) => app.client().post('/auth/register', input);

  it('makes an account of role user and signs it in', async () => {
    const client = app.client();
    const input = userInput();
    const { body } = await client.post('/auth/register', { ...input, role: 'user' }).expect(201);
    expect(body).toEqual({
      id: expect.any(Number) as number,
      username: input.username,
      publicName: input.username,
      email: input.email,
      emailConfirmedAt: null,
      addressNeeded: false,
      role: 'user',
      walletAddress: null,
      language: 'en',
      nftBadgeId: null,
      secondFactor: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    });
    expect((await client.get('/auth/me').expect(200)).body).toEqual(body);
  });

  it('begins with the language in which the site was read', async () => {
    const { body } = await register({ ...userInput(), language: 'ar' }).expect(201);
    expect(body).toMatchObject({ language: 'ar' });
    await register({ ...userInput(), language: 'tlh' }).expect(400);
  });

  it('keeps the password as an argon2id hash', async () => {
    const input = userInput({ password: 'not to be read' });
    const { body } = await register(input).expect(201);
    const { password } = await app.dataSource.manager.findOneOrFail(User, {
      select: { id: true, password: true },
      where: { id: (body as { id: number }).id },
    });
    expect(password).toMatch(/^\$argon2id\$/);
  });

  it.each([
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['username', ' ab ', 'Username must be at least 3 characters'],
    ['username', '🙂🙂', 'Username must be at least 3 characters'],
    ['username', undefined, 'Username must be at least 3 characters'],
    ['username', 'a'.repeat(51), 'Username must not exceed 50 characters'],
    ['username', 'nul\u0000', 'username contains characters that cannot be stored'],
    ['username', 'half \ud83d', 'username contains characters that cannot be stored'],
    ['username', 12345, 'username must be a text'],
    ['username', null, 'username must be a text'],
    ['username', { toString: 'x' }, 'username must be a text'],
    ['username', ['abc'], 'username must be a text'],
    ['email', 'nobody', 'Please enter a valid email address'],
    ['email', undefined, 'Please enter a valid email address'],
    ['email', 'nul\u0000@example.org', 'Please enter a valid email address'],
    ['email', 'half\ud800', 'Please enter a valid email address'],
    ['email', 'half\ud800@example.org', 'Please enter a valid email address'],
    ['email', `${'x'.repeat(250)}@example.org`, 'Please enter a valid email address'],
    ['email', ['a@example.org'], 'Please enter a valid email address'],
    ['email', true, 'Please enter a valid email address'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', '🙂🙂🙂🙂🙂', 'Password must be at least 6 characters'],
    ['password', undefined, 'Password must be at least 6 characters'],
    ['password', 123456, 'password must be a text'],
    ['password', 'x'.repeat(201), 'Password must not exceed 200 characters'],
    ['password', 'broken \udc00', 'password contains characters that cannot be stored'],
    ['role', 'admin', 'role can only be user'],
    ['role', 'viewer', 'role can only be user'],
    ['role', null, 'role can only be user'],
    ['isAdmin', true, 'isAdmin is not a known field'],
    ['id', 1, 'id is not a known field'],
  ])('refuses %s %j', async (field, value, message) => {
    const { body } = await register(userInput({ [field]: value })).expect(400);
    expect(body).toMatchObject({
      statusCode: 400,
      code: 'validation_failed',
      message,
      errors: { [field]: [message] },
    });
  });

  it('names every field that is wrong', async () => {
    const { body } = await register({ username: 'x', email: 'x', password: 'x' }).expect(400);
    expect(Object.keys((body as { errors: object }).errors)).toEqual(['username', 'email', 'password']);
  });

  it.each([{ username: '🙂🙂🙂' }, { password: '🙂🙂🙂🙂🙂🙂' }, { username: 'x'.repeat(50) }])(
    'counts code points: %j is long enough and not too long',
    (changes) => register(userInput(changes)).expect(201),
  );

  it('trims username and e-mail, and leaves the password as it is', async () => {
    const input = userInput({ password: '  spaced out  ' });
    const padded = { ...input, username: ` ${input.username} `, email: ` ${input.email}\n` };
    const { body } = await register(padded).expect(201);
    expect(body).toMatchObject({ username: input.username, email: input.email });
    const { username } = input;
    await app.client().post('/auth/login', { username, password: '  spaced out  ' }).expect(200);
    await app.client().post('/auth/login', { username, password: 'spaced out' }).expect(401);
  });

  it('refuses a taken username or e-mail, whatever its case', async () => {
    const taken = userInput({ username: 'Zoë Ünal', email: 'Zoe@Example.org' });
    await register(taken).expect(201);
    const sameName = await register(userInput({ username: 'ZOË ünal' })).expect(409);
    expect(sameName.body).toMatchObject({
      code: 'username_taken',
      message: 'This username is already taken',
      errors: { username: ['This username is already taken'] },
    });
    const sameEmail = await register(userInput({ email: 'zoe@EXAMPLE.org' })).expect(409);
    expect(sameEmail.body).toMatchObject({
      code: 'email_taken',
      errors: { email: ['An account with this email address already exists'] },
    });
  });

  it('gives one of many parallel registrations the name', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const username = index % 2 === 0 ? 'the-one' : 'The-ONE';
        return register(userInput({ username }));
      }),
    );
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
  });
});
