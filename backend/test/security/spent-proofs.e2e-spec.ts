import type { Challenge } from 'altcha-lib/types';
import { SpentAltcha } from '../../src/modules/altcha/entities/spent-altcha.entity.js';
import { ExpiredJob } from '../../src/housekeeping/expired.job.js';
import { encoded, signedChallenge, solutionOf, solved } from '../factories/altcha.factory.js';
import { userInput } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';
import { createTestDatabase } from '../support/test-database.js';

const HOUR_MS = 60 * 60 * 1000;

describe('a proof of work', () => {
  let one: TestApp;
  let other: TestApp;

  beforeAll(async () => {
    const chain = await TestChain.start();
    const env = { DATABASE_URL: await createTestDatabase(), ALTCHA: 'on' };
    one = await TestApp.start(env, chain);
    other = await TestApp.start(env, chain);
    // From here on each account needs one.
    for (let made = 0; made < 3; made += 1) await statusOf(one, undefined);
  });
  afterAll(async () => {
    await one.stop();
    await other.stop();
  });

  const statusOf = async (app: TestApp, altcha: string | undefined): Promise<number> =>
    (await app.client().post('/auth/register', userInput({ altcha }))).status;

  /** What becomes of a challenge that is solved as it stands. */
  const solvedStatus = async (challenge: Challenge): Promise<number> =>
    statusOf(one, encoded(await solutionOf(challenge)));

  const asked = async (): Promise<Challenge> =>
    (await one.client().get('/altcha').expect(200)).body as Challenge;

  it('counts once, in every process', async () => {
    const altcha = await solved(one);
    expect(await statusOf(other, altcha)).toBe(201);
    expect(await statusOf(other, altcha)).toBe(403);
    expect(await statusOf(one, altcha)).toBe(403);
  });

  it('counts once where it comes ten times at once to two processes', async () => {
    const altcha = await solved(one);
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => statusOf(index % 2 ? one : other, altcha)),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(9);
  });

  it('counts once however it is written', async () => {
    const payload = await solutionOf(await asked());
    expect(await statusOf(one, encoded(payload))).toBe(201);
    const { challenge, solution } = payload;
    const again = [
      { solution, challenge },
      { ...payload, more: 1 },
      { challenge, solution: { ...solution, counter: solution.counter + 1 } },
    ];
    for (const text of again) expect(await statusOf(one, encoded(text))).toBe(403);
    expect(await statusOf(one, encoded(payload).replace(/=*$/, '=='))).toBe(403);
  });

  it('counts as the site signs it', async () => {
    expect(await solvedStatus(await signedChallenge(one, {}))).toBe(201);
  });

  it('does not count once it has expired', async () => {
    const expiresAt = new Date(Date.now() - 1000);
    expect(await solvedStatus(await signedChallenge(one, { expiresAt }))).toBe(403);
  });

  it.each([
    ['less work', { cost: 100 }],
    ['more work', { cost: 6_000 }],
    ['another algorithm', { algorithm: 'PBKDF2/SHA-512' }],
    ['a shorter key', { keyLength: 16 }],
    ['no end', { expiresAt: undefined }],
  ])('does not count with %s, even where the site signed it', async (_name, options) => {
    expect(await solvedStatus(await signedChallenge(one, options))).toBe(403);
  });

  it('does not count where somebody else signed it', async () => {
    const hmacSignatureSecret = 'a guess';
    expect(await solvedStatus(await signedChallenge(one, { hmacSignatureSecret }))).toBe(403);
    const { signature: _, ...unsigned } = await asked();
    expect(await solvedStatus(unsigned)).toBe(403);
  });

  it('does not count where anything of the challenge was changed', async () => {
    const challenge = await asked();
    const easier = { ...challenge.parameters, keyPrefix: '0' };
    const later = { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt! + 3600 };
    expect(await solvedStatus({ ...challenge, parameters: easier })).toBe(403);
    expect(await solvedStatus({ ...challenge, parameters: later })).toBe(403);
    expect(await solvedStatus(challenge)).toBe(201);
  });

  it('does not count without the work', async () => {
    const challenge = await asked();
    const { keyPrefix } = challenge.parameters;
    for (const derivedKey of [keyPrefix, keyPrefix + keyPrefix, '00'.repeat(32), ''])
      expect(await statusOf(one, encoded({ challenge, solution: { counter: 1, derivedKey } }))).toBe(403);
  });

  it.each(['nonsense', 'bnVsbA==', 'W10=', 'MQ==', encoded({}), encoded({ challenge: {}, solution: {} })])(
    'is not %s',
    async (text) => {
      expect(await statusOf(one, text)).toBe(403);
    },
  );

  it('is forgotten once it counts in no process any more', async () => {
    const { manager } = one.dataSource;
    const spent = (nonce: string, agoMs: number) => ({ nonce, expiresAt: new Date(Date.now() - agoMs) });
    const old = Array.from({ length: 2_500 }, (_, index) => spent(`old ${index}`, HOUR_MS + 60_000));
    await manager.insert(SpentAltcha, [...old, spent('young', HOUR_MS - 60_000)]);
    await one.nest.get(ExpiredJob).takeAway();
    const kept = await manager.find(SpentAltcha);
    expect(kept.some(({ nonce }) => nonce.startsWith('old'))).toBe(false);
    expect(kept.some(({ nonce }) => nonce === 'young')).toBe(true);
  });
});
