import { AuthRateLimits } from '../../src/modules/auth/auth-rate-limits.js';
import { User } from '../../src/modules/auth/entities/user.entity.js';
import { Viewer } from '../../src/modules/viewers/entities/viewer.entity.js';
import { solved } from '../factories/altcha.factory.js';
import { userInput } from '../factories/user.factory.js';
import { viewerInput, whenJoined } from '../factories/viewer.factory.js';
import { type Candidate, candidates } from '../factories/vote.factory.js';
import { from, ownAddress } from '../support/networks.js';
import { TestApp } from '../support/test-app.js';

const NEEDED = expect.objectContaining({ code: 'altcha_needed' }) as unknown;

interface Input {
  email: string;
}

/** The ways to an account or a registration. */
const WAYS: [name: string, path: string, input: (changes?: object) => Input][] = [
  ['an account', '/auth/register', userInput],
  ['a viewer', '/viewers', viewerInput],
  ['a viewer with an account', '/viewers', () => viewerInput({ password: 'correct horse' })],
];

describe('a proof of work', () => {
  let app: TestApp;
  let people: Candidate[];

  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1', ALTCHA: 'on', RATE_LIMIT_REGISTRATIONS: '20' });
    people = await candidates(app, 2);
  });
  afterAll(() => app.stop());

  const register = (address: string, changes: object = {}) =>
    from(address, app.client().post('/auth/register', userInput(changes)));

  /** A network in which three accounts were just made. */
  async function busyAddress(): Promise<string> {
    const address = ownAddress();
    for (let made = 0; made < 3; made += 1) await register(address).expect(201);
    return address;
  }

  const isKnown = async ({ email }: Input): Promise<boolean> => {
    await whenJoined(app);
    const { manager } = app.dataSource;
    return (await manager.existsBy(User, { email })) || manager.existsBy(Viewer, { email });
  };

  it('is asked with a challenge that names nobody and is nobody else’s', async () => {
    const ask = async () => app.client().get('/altcha').expect(200).expect('Cache-Control', 'no-store');
    const [one, other] = [await ask(), await ask()];
    expect(Object.keys((one.body as { parameters: object }).parameters).toSorted()).toEqual([
      'algorithm',
      'cost',
      'expiresAt',
      'keyLength',
      'keyPrefix',
      'keySignature',
      'nonce',
      'salt',
    ]);
    expect(one.body).not.toEqual(other.body);
    expect(one.headers['set-cookie']).toBeUndefined();
  });

  it.each(WAYS)('is needed for %s from a network’s fourth in an hour on', async (_name, path, input) => {
    const address = await busyAddress();
    const given = input();
    const { body } = await from(address, app.client().post(path, given)).expect(403);
    expect(body).toEqual(NEEDED);
    expect(await isKnown(given)).toBe(false);

    const altcha = await solved(app);
    const answer = await from(address, app.client().post(path, { ...given, altcha })).expect(201);
    expect(answer.body).not.toHaveProperty('altcha');
    expect(await isKnown(given)).toBe(true);
  });

  it('lets three of a network’s accounts through at once, and no fourth', async () => {
    const address = ownAddress();
    const answers = await Promise.all(Array.from({ length: 10 }, async () => register(address)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([201, 201, 201, ...Array.from({ length: 7 }, () => 403)]);
  });

  it('is needed by the networks beside each other that one customer may have, once they have made many', async () => {
    const among = (number: number) => `2001:db8:77:${number.toString(16)}::1`;
    for (let made = 0; made < 30; made += 1) await register(among(made)).expect(201);
    const counted = () =>
      app.dataSource.query<object[]>(
        `SELECT key, points FROM rate_limits WHERE key LIKE 'register-customer:%' ORDER BY key`,
      );
    const before = await counted();
    await register(among(30)).expect(403);
    expect(await counted()).toEqual(before);
    await register(among(30), { altcha: await solved(app) }).expect(201);
    expect(await counted()).not.toEqual(before);
    // Nobody else is held back by it.
    await register('2001:db8:78:30::1').expect(201);
    expect(await app.nest.get(AuthRateLimits).makesManyAccounts(among(99))).toBe(true);
    expect(await app.nest.get(AuthRateLimits).makesManyAccounts('2001:db8:78:30::1')).toBe(false);
  });

  it('is needed by all addresses of an IPv6 network, and by nobody beside it', async () => {
    for (const host of ['1', '2', '3']) await register(`2001:db8:7:7::${host}`).expect(201);
    await register('2001:db8:7:7:ffff::4').expect(403);
    await register('2001:db8:7:8::4').expect(201);
  });

  it('is needed no longer once the hour is over', async () => {
    const address = await busyAddress();
    await register(address).expect(403);
    const later = 'UPDATE rate_limits SET expire = expire - 3600000 WHERE key = $1';
    await app.dataSource.query(later, [`register:${address}`]);
    await register(address).expect(201);
  });

  it('opens no more accounts an hour than a network may make', async () => {
    const address = await busyAddress();
    // Refusals for want of it do not use up what the network may make.
    for (let tried = 0; tried < 20; tried += 1) await register(address).expect(403);
    await register(address, { altcha: await solved(app) }).expect(201);
    const full = 'UPDATE rate_limits SET points = 20 WHERE key = $1';
    await app.dataSource.query(full, [`register:${address}`]);
    await register(address, { altcha: await solved(app) }).expect(429);
  });

  it('is needed for the first vote of an account, and for no later one', async () => {
    const [one, other] = people;
    const address = await busyAddress();
    const voter = app.client();
    await from(ownAddress(), voter.post('/auth/register', userInput())).expect(201);
    const vote = (participantId: number, altcha?: string) =>
      from(address, voter.post('/votes', { participantId, altcha }));

    const { body } = await vote(one!.participantId).expect(403);
    expect(body).toEqual(NEEDED);
    expect((await voter.get('/votes/user').expect(200)).body).toEqual([]);
    await vote(one!.participantId, await solved(app)).expect(201);
    await vote(other!.participantId).expect(201);
  });

  it('is needed for no first vote from where few accounts are made', async () => {
    const voter = app.client();
    await from(ownAddress(), voter.post('/auth/register', userInput())).expect(201);
    const { participantId } = people[0]!;
    await from(ownAddress(), voter.post('/votes', { participantId })).expect(201);
  });

  it('is asked of nobody where the site is set so', async () => {
    const calm = await TestApp.start();
    for (let made = 0; made < 5; made += 1)
      await calm.client().post('/auth/register', userInput()).expect(201);
    await calm.stop();
  });
});
