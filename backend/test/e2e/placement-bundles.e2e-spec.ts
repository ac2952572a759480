import { Caches } from '../../src/common/caches.js';
import { CountBundles } from '../../src/modules/placements/count-bundles.service.js';
import { DatabaseClock } from '../../src/modules/placements/database-clock.js';
import { SLOTS } from '../../src/modules/placements/placement.types.js';
import { submitAd } from '../factories/ad.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

const PROCESSES = 6;
const ADS = 8;
const ROUNDS = 15;
const TOKENS_A_ROUND = 60;

/** In another order each time. */
const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);

describe('bundles of counts', () => {
  let app: TestApp;
  let ads: number[];
  // Tomorrow is not over, whenever this runs.
  const day = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

  beforeAll(async () => {
    app = await TestApp.start();
    const { client } = await signedIn(app);
    ads = [];
    for (let number = 0; number < ADS; number++) ads.push(await submitAd(client));
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  it('of several processes, all of the same tokens, networks and places at once, neither wait for each other nor count twice', async () => {
    const processes = Array.from(
      { length: PROCESSES },
      () => new CountBundles(app.dataSource, new DatabaseClock(), new Caches()),
    );
    const places = ads.flatMap((adId) => SLOTS.map((slot) => ({ day, adId, slot })));
    for (let round = 0; round < ROUNDS; round++) {
      const tokens = Array.from({ length: TOKENS_A_ROUND }, (_, number) => ({
        ...{ ...places[number % places.length]!, kind: 'viewable' as const, accountId: undefined },
        ...{ nonce: BigInt(round * 1_000 + number), expiresAt: Date.now() + 3_600_000, cameOn: day },
        mark: Buffer.alloc(12, number % 5),
      }));
      for (const process of processes) {
        for (const place of shuffled(places)) process.count(place, 'served');
        for (const token of shuffled(tokens)) process.use(token);
      }
      // The first failure would be that two wait for each other.
      await Promise.all(processes.map((process) => process.write()));
    }
    const [sums] = await app.dataSource.query<Record<string, number>[]>(
      `SELECT sum(served)::integer AS served, sum(viewable)::integer AS viewable, sum(network)::integer AS network,
         sum(replayed)::integer AS replayed, sum(reach)::integer AS reach FROM ad_counts`,
    );
    const tokens = ROUNDS * TOKENS_A_ROUND;
    const [{ uses }] = await app.dataSource.query<[{ uses: number }]>(
      'SELECT sum(least(uses, 30))::integer AS uses FROM ad_network_marks WHERE ad_id > 0',
    );
    expect(sums).toEqual({
      served: ROUNDS * PROCESSES * places.length,
      viewable: uses,
      network: tokens - uses,
      replayed: tokens * (PROCESSES - 1),
      reach: (await app.dataSource.query<object[]>('SELECT FROM ad_network_marks WHERE ad_id > 0')).length,
    });
    expect(sums!.network).toBeGreaterThan(0);
  });

  it('of two processes, of which one heard of a view and the other of a click, count one view', async () => {
    const adId = ads[0]!;
    const place = { day, adId, slot: 'streaming-sidebar' as const };
    const sums = async () =>
      (
        await app.dataSource.query<{ viewable: number; clicks: number; replayed: number }[]>(
          'SELECT sum(viewable)::integer AS viewable, sum(clicks)::integer AS clicks, sum(replayed)::integer AS replayed FROM ad_counts WHERE ad_id = $1',
          [adId],
        )
      )[0]!;
    const before = await sums();
    const told = (nonce: number) => ({
      ...{
        ...place,
        nonce: BigInt(nonce),
        expiresAt: Date.now() + 3_600_000,
        accountId: undefined,
        cameOn: day,
      },
      mark: Buffer.alloc(12, 100 + (nonce % 20)),
    });
    const [one, other] = [0, 1].map(
      () => new CountBundles(app.dataSource, new DatabaseClock(), new Caches()),
    );
    for (let nonce = 100_000; nonce < 100_020; nonce++) {
      one!.use({ ...told(nonce), kind: 'viewable' });
      other!.use({ ...told(nonce), kind: 'viewable', isImplied: true });
      other!.use({ ...told(nonce), kind: 'clicks' });
    }
    await Promise.all([one!.write(), other!.write()]);
    const after = await sums();
    expect([after.viewable - before.viewable, after.clicks - before.clicks]).toEqual([20, 20]);
  });

  it('of what is no ad count nothing, and hold up nothing else', async () => {
    const bundles = new CountBundles(app.dataSource, new DatabaseClock(), new Caches());
    const before = await app.dataSource.query<object[]>('SELECT FROM ad_counts');
    bundles.count({ day, adId: 2_000_000_000, slot: 'ad-sidebar' }, 'expired');
    bundles.count({ day: '2020-01-01', adId: ads[0]!, slot: 'ad-sidebar' }, 'served');
    await bundles.write();
    expect(await app.dataSource.query<object[]>('SELECT FROM ad_counts')).toHaveLength(before.length + 1);
  });

  it('are written a second after the first that they hold was counted', async () => {
    const bundles = new CountBundles(app.dataSource, new DatabaseClock(), new Caches());
    const timer = jest.spyOn(globalThis, 'setTimeout');
    bundles.count({ day, adId: ads[0]!, slot: 'ad-sidebar' }, 'served');
    expect(timer.mock.calls.map(([, ms]) => ms)).toEqual([1_000]);
    await bundles.write();
  });
});
