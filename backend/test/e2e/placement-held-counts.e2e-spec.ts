import { Caches } from '../../src/common/caches.js';
import { CountBundles } from '../../src/modules/placements/count-bundles.service.js';
import { DatabaseClock } from '../../src/modules/placements/database-clock.js';
import type { TokenUse } from '../../src/modules/placements/pending-counts.js';
import { submitAd } from '../factories/ad.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { CuttableProxy } from '../support/cuttable-proxy.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

/** Longer than counts are held (ms). */
const LONG_MS = 31 * 60 * 1000;

describe('counts of ads that wait for the database', () => {
  let proxy: CuttableProxy;
  let app: TestApp;
  let bundles: CountBundles;
  let adId: number;
  const day = new Date().toISOString().slice(0, 10);

  const view = (nonce: bigint): TokenUse => ({
    ...{ day, adId, slot: 'ad-sidebar', kind: 'viewable', nonce, expiresAt: Date.now() + 3_600_000 },
    ...{ accountId: undefined, mark: Buffer.alloc(12), cameOn: day },
  });

  beforeAll(async () => {
    proxy = await CuttableProxy.before(await createTestDatabase());
    app = await TestApp.start({ DATABASE_URL: proxy.url });
    adId = await submitAd((await signedIn(app)).client);
  });
  beforeEach(() => {
    bundles = new CountBundles(app.dataSource, new DatabaseClock(), new Caches());
    for (let time = 0; time < 5; time++) bundles.count({ day, adId, slot: 'home-banner' }, 'served');
    bundles.count({ day, adId, slot: 'home-banner' }, 'robot');
    for (const nonce of [1n, 2n]) bundles.use(view(nonce));
    proxy.cut();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    proxy.mend();
  });
  afterAll(async () => {
    await app.stop();
    await proxy.close();
  });

  it('stay where the clock of the machine is set meanwhile', async () => {
    await expect(bundles.write()).rejects.toThrow();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + LONG_MS);
    await expect(bundles.write()).rejects.toThrow();
    jest.restoreAllMocks();
    proxy.mend();
    await eventually(() => bundles.write());
    const [sums] = await app.dataSource.query<object[]>(
      'SELECT sum(served)::integer AS served, sum(robot)::integer AS robot, sum(viewable)::integer AS viewable FROM ad_counts',
    );
    expect(sums).toEqual({ served: 5, robot: 1, viewable: 2 });
    expect(bundles.lost).toBe(0);
  });

  it('go where it was away for too long, and it is told how many', async () => {
    await expect(bundles.write()).rejects.toThrow();
    const later = performance.now() + LONG_MS;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    await bundles.write();
    expect(bundles.lost).toBe(8);
  });

  it('go by the age of each view, whatever of it was tried before', async () => {
    for (let nonce = 3n; nonce <= 4_001n; nonce++) bundles.use(view(nonce));
    await expect(bundles.write()).rejects.toThrow();
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + LONG_MS);
    await bundles.write();
    expect(bundles.lost).toBe(4_007);
  });

  it('are written where they are counted while the process ends, too', async () => {
    proxy.mend();
    await bundles.beforeApplicationShutdown();
    const last = { day, adId: await submitAd((await signedIn(app)).client), slot: 'home-banner' } as const;
    bundles.count(last, 'served');
    await eventually(async () =>
      expect(
        await app.dataSource.query('SELECT served FROM ad_counts WHERE ad_id = $1', [last.adId]),
      ).toEqual([{ served: 1 }]),
    );
  });
});
