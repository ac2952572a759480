import supertest from 'supertest';
import { User } from '../../src/modules/auth/entities/user.entity.js';
import { adInput } from '../factories/ad.factory.js';
import { signedIn, userInput } from '../factories/user.factory.js';
import { timed, triesAfterFree } from '../support/slowed-tries.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';
import { createTestDatabase } from '../support/test-database.js';

describe('two processes on one database', () => {
  let one: TestApp;
  let other: TestApp;

  beforeAll(async () => {
    const chain = await TestChain.start();
    const env = { DATABASE_URL: await createTestDatabase() };
    // At once, so that both want to make the administrator.
    [one, other] = await Promise.all([TestApp.start(env, chain), TestApp.start(env, chain)]);
  });
  afterAll(async () => {
    await one.stop();
    await other.stop();
  });

  const eitherOf = (index: number): TestApp => (index % 2 === 0 ? one : other);
  const statusesOf = (answers: { status: number }[]): number[] =>
    answers.map(({ status }) => status).toSorted((first, second) => first - second);
  const times = (count: number, status: number): number[] => Array.from({ length: count }, () => status);

  it('share their sessions', async () => {
    const login = await supertest(one.url).post('/api/auth/register').send(userInput()).expect(201);
    const [cookie] = login.headers['set-cookie'] as unknown as string[];
    const elsewhere = (method: 'get' | 'post', path: string) =>
      supertest(other.url)[method](path).set('Cookie', cookie!);
    expect((await elsewhere('get', '/api/auth/me').expect(200)).body).toEqual(login.body);
    await elsewhere('post', '/api/auth/logout').expect(204);
    await supertest(one.url).get('/api/auth/me').set('Cookie', cookie!).expect(401);
  });

  it('count failed logins together', async () => {
    const { username } = await signedIn(one);
    const guess = async (_: unknown, index: number) =>
      eitherOf(index).client().post('/auth/login', { username, password: 'a guess' });
    const [answers, seconds] = await timed(async () => Promise.all(Array.from({ length: 16 }, guess)));
    const statuses = statusesOf(answers);
    // One more is looked at after a wait of one second, the next after two, then four: a busy machine may take so long.
    const looked = statuses.lastIndexOf(401) + 1;
    expect(looked).toBeGreaterThanOrEqual(5);
    expect(looked).toBeLessThanOrEqual(5 + triesAfterFree(1, seconds));
    expect(statuses.slice(looked)).toEqual(times(16 - looked, 429));
  });

  it('give a username once', async () => {
    const registrations = Array.from({ length: 8 }, async (_, index) =>
      eitherOf(index)
        .client()
        .post('/auth/register', userInput({ username: 'wanted-by-many' })),
    );
    expect(statusesOf(await Promise.all(registrations))).toEqual([201, ...times(7, 409)]);
  });

  it('let an account have ten pending ads between them', async () => {
    const input = userInput();
    const { username, password } = input;
    await one.client().post('/auth/register', input).expect(201);
    const clients = await Promise.all(
      [one, other].map(async (app) => {
        const client = app.client();
        await client.post('/auth/login', { username, password }).expect(200);
        return client;
      }),
    );
    const submissions = Array.from({ length: 16 }, async (_, index) =>
      clients[index % 2]!.post('/ads', adInput()),
    );
    expect(statusesOf(await Promise.all(submissions))).toEqual([...times(10, 201), ...times(6, 409)]);
  });

  it('made one administrator', async () => {
    expect(await one.dataSource.manager.countBy(User, { role: 'admin' })).toBe(1);
  });
});
