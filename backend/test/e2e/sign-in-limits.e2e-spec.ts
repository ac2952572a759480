import supertest from 'supertest';
import { signedIn, userInput } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

let lastAddress = 0;
const newAddress = (): string => `203.0.113.${(lastAddress += 1)}`;

/** How often each status occurs. */
const tally = (answers: { status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('limits of signing in and registering', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1', RATE_LIMIT_REGISTRATIONS: '5' });
  });
  afterAll(() => app.stop());

  const post = (path: string, address: string, input: object) =>
    supertest(app.url).post(`/api/auth/${path}`).set('X-Forwarded-For', address).send(input);
  const login = (address: string, username: string, password = 'wrong') =>
    post('login', address, { username, password });
  const account = async () => {
    const input = userInput();
    await post('register', newAddress(), input).expect(201);
    return input;
  };

  it('let an account fail ten times, from any address, then not even the right password helps', async () => {
    const { username, password } = await account();
    for (let count = 0; count < 10; count += 1) await login(newAddress(), username).expect(401);
    const refused = await login(newAddress(), username.toUpperCase(), password).expect(429);
    expect(refused.body).toMatchObject({
      code: 'too_many_logins',
      message: 'Too many failed logins. Please wait a few minutes and try again.',
    });
    const seconds = Number(refused.headers['retry-after']);
    expect(refused.body).toMatchObject({ params: { seconds } });
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  });

  it('hold when the guesses come at once', async () => {
    const { username } = await account();
    const answers = await Promise.all(Array.from({ length: 25 }, async () => login(newAddress(), username)));
    expect(tally(answers)).toEqual({ 401: 10, 429: 15 });
  });

  it('let an address fail thirty times, whatever the account', async () => {
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => login(address, `nobody-${index}`)),
    );
    expect(tally(answers)).toEqual({ 401: 30, 429: 10 });
    const { username, password } = await account();
    await login(newAddress(), username, password).expect(200);
  });

  it('do not count what succeeds', async () => {
    const { username, password } = await account();
    const address = newAddress();
    for (let count = 0; count < 31; count += 1) await login(address, username, password).expect(200);
    for (let count = 0; count < 9; count += 1) await login(address, username).expect(401);
    await login(address, username, password).expect(200);
    for (let count = 0; count < 10; count += 1) await login(address, username).expect(401);
    await login(address, username).expect(429);
  });

  it('do not count input that is not a login', async () => {
    const { username, password } = await account();
    const address = newAddress();
    for (let count = 0; count < 31; count += 1) await login(address, username, '').expect(400);
    await login(address, username, password).expect(200);
  });

  it('let an address make as many accounts an hour as configured', async () => {
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => post('register', address, userInput())),
    );
    expect(tally(answers)).toEqual({ 201: 5, 429: 3 });
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body).toMatchObject({ code: 'too_many_registrations' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    await post('register', newAddress(), userInput()).expect(201);
  });

  it('do not hold back who is signed in already', async () => {
    const { client } = await signedIn(app);
    await client.get('/auth/me').expect(200);
  });
});
