import type { DataSource } from 'typeorm';
import { CountBundles } from '../../src/modules/placements/count-bundles.service.js';
import type { AdMetricsDto } from '../../src/modules/placements/dto/ad-metrics.dto.js';
import { AdCountBundle } from '../../src/modules/placements/entities/ad-count-bundle.entity.js';
import { askForPlaces, knowAds, openPlaces, runningAd, tell } from '../factories/placement.factory.js';
import { signedIn, userInput } from '../factories/user.factory.js';
import { ApiProcess } from '../support/api-process.js';
import type { Client } from '../support/client.js';
import { CuttableProxy } from '../support/cuttable-proxy.js';
import { eventually } from '../support/eventually.js';
import { whileHeld } from '../support/held-lock.js';
import { from, ownAddress } from '../support/networks.js';
import { TestApp } from '../support/test-app.js';
import { createTestDatabase, openDatabase } from '../support/test-database.js';

const PATIENCE_MS = 300_000;

/** So many are written before the process is killed, one a second. */
const BUNDLES = 5;

/** Until PostgreSQL works on no bundle any more: a statement of a process that was killed is committed after its end. */
const noneIsWritten = ({ dataSource }: Pick<ApiProcess, 'dataSource'>): Promise<void> =>
  eventually(async () => {
    const writing = await dataSource.query<object[]>(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
         AND state = 'active' AND query LIKE '%ad_count_bundles%'`,
    );
    expect(writing).toEqual([]);
  });

const sumsOf = async (owner: Client, id: number) =>
  ((await owner.get(`/ads/${id}/metrics`).expect(200)).body as AdMetricsDto).sums;

describe('kill -9 of one of two processes', () => {
  let processes: [ApiProcess, ApiProcess];
  let owner: Client;

  beforeAll(async () => {
    const one = await ApiProcess.prepare(undefined, { TRUST_PROXY: '1' });
    const other = await ApiProcess.prepare(one.chain, {
      TRUST_PROXY: '1',
      DATABASE_URL: one.env.DATABASE_URL!,
    });
    processes = [one, other];
    await one.start();
    await other.start();
    owner = one.client();
    await owner.post('/auth/register', userInput()).expect(201);
  }, PATIENCE_MS);
  afterAll(async () => {
    await processes[1].close();
    await processes[0].close();
  });

  /** When each bundle was written, the last one first. */
  const bundles = async (): Promise<number[]> => {
    const rows = await processes[1].dataSource.query<{ at: number }[]>(
      'SELECT (extract(epoch FROM written_at) * 1000)::float8 AS at FROM ad_count_bundles ORDER BY written_at DESC',
    );
    return rows.map(({ at }) => at);
  };

  it(
    'loses what it counted since its last bundle but one at most, and has none counted twice',
    async () => {
      const [killed, left] = processes;
      const id = await runningAd(killed, { owner });
      const visitor = killed.client();
      // Which is answered and not counted.
      await eventually(async () => {
        const [placed] = await askForPlaces(visitor, ['home-banner'], { 'User-Agent': 'curl/8.14.1' });
        expect(placed!.ad?.id).toBe(id);
      });
      const servings: { token: string; at: number }[] = [];
      while ((await bundles()).length < BUNDLES) {
        const [{ token } = { token: null }] = await openPlaces(visitor, 'home-banner');
        await from(ownAddress(), tell(visitor, 'viewable', token!)).expect(204);
        servings.push({ token: token!, at: Date.now() });
      }
      await killed.killAfter(0);
      await noneIsWritten(left);

      const reader = left.client();
      const [counted] = await left.dataSource.query<[{ served: number; viewable: number }]>(
        'SELECT sum(served)::integer AS served, sum(viewable)::integer AS viewable FROM ad_counts WHERE ad_id = $1',
        [id],
      );
      const [, lastButOne] = await bundles();
      const safe = servings.filter(({ at }) => at < lastButOne!).length;
      expect(safe).toBeGreaterThan(0);
      for (const figure of [counted.served, counted.viewable]) {
        expect(figure).toBeGreaterThanOrEqual(safe);
        expect(figure).toBeLessThanOrEqual(servings.length);
      }

      for (const { token } of servings) await from(ownAddress(), tell(reader, 'viewable', token)).expect(204);
      await eventually(async () => {
        const [row] = await left.dataSource.query<[{ viewable: number; replayed: number }]>(
          'SELECT sum(viewable)::integer AS viewable, sum(replayed)::integer AS replayed FROM ad_counts WHERE ad_id = $1',
          [id],
        );
        expect(row).toEqual({ viewable: servings.length, replayed: counted.viewable });
      });
    },
    PATIENCE_MS,
  );

  it('ends by itself with all that it counted written', async () => {
    const [, left] = processes;
    const visitor = left.client();
    const [{ ad } = { ad: null }] = await openPlaces(visitor, 'ad-sidebar');
    const servedThere = async () =>
      (
        await left.dataSource.query<{ served: number }[]>(
          `SELECT served FROM ad_counts WHERE ad_id = $1 AND slot = 'ad-sidebar'`,
          [ad!.id],
        )
      )[0]?.served;
    await left.terminate();
    expect(await servedThere()).toBe(1);
  });
});

describe('while the database is away', () => {
  let proxy: CuttableProxy;
  /** By a way that is not cut. */
  let direct: DataSource;
  let app: TestApp;
  let owner: Client;
  let id: number;

  beforeAll(async () => {
    const databaseUrl = await createTestDatabase();
    direct = await openDatabase(databaseUrl);
    proxy = await CuttableProxy.before(databaseUrl);
    app = await TestApp.start({ DATABASE_URL: proxy.url, TRUST_PROXY: '1' });
    ({ client: owner } = await signedIn(app));
    id = await runningAd(app, { owner });
    await knowAds(app);
  });
  afterAll(async () => {
    proxy.mend();
    await app.stop();
    await proxy.close();
    await direct.destroy();
  });

  it(
    'ads are delivered and counts are held, and written once it is back',
    async () => {
      const visitor = app.client();
      await openPlaces(visitor, 'home-banner');
      await app.nest.get(CountBundles).write();
      const before = await sumsOf(owner, id);
      proxy.cut();
      for (let number = 0; number < 20; number++) {
        const [{ token } = { token: null }] = await openPlaces(visitor, 'home-banner');
        await from(ownAddress(), tell(visitor, 'viewable', token!)).expect(204);
      }
      await expect(app.nest.get(CountBundles).write()).rejects.toThrow();
      proxy.mend();
      await eventually(async () => {
        await app.nest.get(CountBundles).write();
        const { served, viewable } = await sumsOf(owner, id);
        expect({ served, viewable }).toEqual({ served: before.served + 20, viewable: before.viewable + 20 });
      });
    },
    PATIENCE_MS,
  );

  it(
    'a bundle of which nobody heard that it was written is not written again',
    async () => {
      const visitor = app.client();
      await openPlaces(visitor, 'home-banner');
      await app.nest.get(CountBundles).write();
      const before = await sumsOf(owner, id);
      const bundles = () => direct.manager.count(AdCountBundle);
      const known = await bundles();
      const countOnce = async () => {
        const [{ token } = { token: null }] = await openPlaces(visitor, 'home-banner');
        await from(ownAddress(), tell(visitor, 'viewable', token!)).expect(204);
        await app.nest.get(CountBundles).write();
      };
      // What is asked has arrived, and the connection is gone before the answer comes. What looks for old bundles every minute waits too.
      const lock = { sql: 'LOCK TABLE ad_count_bundles', waits: '%INTO ad_count_bundles%', waiting: 1 };
      const freeze = () => Promise.resolve(proxy.freeze());
      const outcomes = Promise.allSettled([whileHeld(direct, lock, countOnce, freeze)]);
      await eventually(async () => expect(await bundles()).toBe(known + 1));
      proxy.cut();
      expect((await outcomes)[0].status).toBe('rejected');
      proxy.mend();
      await eventually(async () => {
        await app.nest.get(CountBundles).write();
        const { served, viewable, filtered } = await sumsOf(owner, id);
        expect({ served, viewable, replayed: filtered.replayed }).toEqual({
          ...{ served: before.served + 1, viewable: before.viewable + 1 },
          replayed: before.filtered.replayed,
        });
      });
    },
    PATIENCE_MS,
  );
});
