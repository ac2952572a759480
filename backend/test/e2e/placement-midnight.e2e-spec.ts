import { Caches } from '../../src/common/caches.js';
import { APP_CONFIG } from '../../src/config/app-config.js';
import { ExpiredJob } from '../../src/housekeeping/expired.job.js';
import { CountBundles } from '../../src/modules/placements/count-bundles.service.js';
import { DatabaseClock } from '../../src/modules/placements/database-clock.js';
import type { AdMetricsDto } from '../../src/modules/placements/dto/ad-metrics.dto.js';
import { NetworkMarks } from '../../src/modules/placements/network-marks.service.js';
import { figuresOf, knowAds, openPlaces, runningAd, stop, tell } from '../factories/placement.factory.js';
import { withoutClock } from '../factories/run.factory.js';
import { signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { moveClock, withMovableClock } from '../support/moved-clock.js';
import { from, ownAddress } from '../support/networks.js';
import { TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

/** Two days ahead, so that it is the database's clock that is meant, and no session has ended. */
const MIDNIGHT = (Math.floor(Date.now() / DAY_MS) + 2) * DAY_MS;
const at = (minutes: number): Date => new Date(MIDNIGHT + minutes * MINUTE_MS);
const [BEFORE_YESTERDAY, YESTERDAY, TODAY, TOMORROW] = [at(-24 * 60 - 1), at(-1), at(1), at(24 * 60)].map(
  (moment) => moment.toISOString().slice(0, 10),
);

describe('ads at midnight (UTC, by the clock of the database)', () => {
  let app: TestApp;
  let owner: Client;
  let visitor: Client;
  let id: number;

  beforeAll(async () => {
    const databaseUrl = await createTestDatabase();
    await withMovableClock(databaseUrl);
    app = await TestApp.start({ DATABASE_URL: databaseUrl, TRUST_PROXY: '1' });
    await withoutClock(app);
    await moveClock(app.dataSource, at(-2));
    ({ client: owner } = await signedIn(app));
    visitor = app.client();
    id = await runningAd(app, { owner });
    await knowAds(app);
  });
  afterAll(() => app.stop());

  const rows = (table: string) =>
    app.dataSource.query<{ day: string }[]>(`SELECT day::text AS day FROM ${table} ORDER BY 1`);
  const rowsOf = ({ days }: AdMetricsDto) =>
    days.map(({ day, served, viewable, clicks, filtered }) => [
      day,
      served,
      viewable,
      clicks,
      filtered.replayed,
    ]);
  const forget = () => app.nest.get(ExpiredJob).takeAway();

  it('what was handed out before counts for the day before, what comes later is of the new day', async () => {
    const address = ownAddress();
    const [{ token } = { token: null }] = await openPlaces(visitor, 'home-banner');
    await from(address, tell(visitor, 'viewable', token!)).expect(204);
    expect(rowsOf(await figuresOf(owner, id, app))).toEqual([[YESTERDAY, 1, 1, 0, 0]]);
    await moveClock(app.dataSource, at(1));
    // This process hears of the time with whatever it asks.
    await app.dataSource.query('UPDATE ads SET revision = revision + 1 WHERE id = $1', [id]);
    await knowAds(app);
    await openPlaces(visitor, 'home-banner');
    await from(address, tell(visitor, 'clicks', token!)).expect(204);
    await from(address, tell(visitor, 'viewable', token!)).expect(204);
    const metrics = await figuresOf(owner, id, app);
    expect(rowsOf(metrics)).toEqual([
      [YESTERDAY, 1, 1, 1, 0],
      [TODAY, 1, 0, 0, 1],
    ]);
    // The same network cannot be known again on another day, and is one of the day on which it came.
    expect(await app.dataSource.query('SELECT day::text AS day, reach FROM ad_counts ORDER BY 1')).toEqual([
      { day: YESTERDAY, reach: 1 },
      { day: TODAY, reach: 1 },
    ]);
    expect(metrics.sums.reach).toBe(2);
  });

  it('what was held over midnight is measured by the marks of its day, and leaves none of them', async () => {
    const adId = await runningAd(app, { owner });
    const [known, unknown] = [Buffer.alloc(12, 1), Buffer.alloc(12, 2)];
    await app.dataSource.query(
      'INSERT INTO ad_network_marks (day, ad_id, mark, uses) VALUES ($1, $2, $3, 29)',
      [...[YESTERDAY, adId, known]],
    );
    const held = new CountBundles(app.dataSource, new DatabaseClock(), new Caches());
    for (const [number, mark] of [known, known, ...Array.from({ length: 31 }, () => unknown)].entries()) {
      const place = { day: YESTERDAY!, adId, slot: 'home-banner' } as const;
      const use = { kind: 'viewable', nonce: BigInt(number), expiresAt: at(30).getTime() } as const;
      held.use({ ...place, ...use, accountId: undefined, mark, cameOn: YESTERDAY! });
    }
    await held.write();
    const [figures] = await app.dataSource.query<object[]>(
      'SELECT day::text AS day, viewable, network, reach FROM ad_counts WHERE ad_id = $1',
      [adId],
    );
    expect(figures).toEqual({ day: YESTERDAY, viewable: 31, network: 2, reach: 1 });
    const marks = await app.dataSource.query<object[]>('SELECT FROM ad_network_marks WHERE mark = $1', [
      unknown,
    ]);
    expect(marks).toEqual([]);
    await app.dataSource.query('DELETE FROM ad_token_uses WHERE nonce < 100 AND nonce >= 0');
    await stop(app, adId);
  });

  it('each day has a salt of its own, also where two are asked for at once; of one that is over none is drawn', async () => {
    const [here, elsewhere] = [0, 1].map(
      () =>
        new NetworkMarks(app.nest.get(APP_CONFIG), app.dataSource, app.nest.get(DatabaseClock), new Caches()),
    );
    const days = [TODAY!, TOMORROW!];
    const of = (marks: NetworkMarks) => Promise.all(days.map((day) => marks.of('203.0.113.7', day)));
    const [today, tomorrow] = await of(here!);
    expect(today).not.toEqual(tomorrow);
    expect(await of(elsewhere!)).toEqual([today, tomorrow]);
    await app.dataSource.query('DELETE FROM ad_network_marks WHERE day = $1', [TOMORROW]);
    const salts = () => rows('ad_network_marks WHERE ad_id = 0');
    const before = await salts();
    const over = await here!.of('203.0.113.7', BEFORE_YESTERDAY!);
    expect(over).not.toEqual(today);
    expect(await salts()).toEqual(before);
  });

  it('all marks of networks go with the salt of their day, those of today stay', async () => {
    const kept = () => rows('ad_network_marks WHERE ad_id = 0');
    await app.dataSource.query(
      'INSERT INTO ad_network_marks (day, ad_id, mark, uses) VALUES ($1, 0, $2, 0), ($1, $3, $2, 1) ON CONFLICT DO NOTHING',
      [...[YESTERDAY, Buffer.alloc(12, 9), id]],
    );
    await forget();
    expect(await kept()).toEqual([{ day: TODAY }]);
    expect(await rows('ad_network_marks WHERE ad_id > 0')).toEqual([{ day: TODAY }]);
    // It may stand in places of both shapes.
    expect(await rows('ad_levels')).toEqual([{ day: TODAY }, { day: TODAY }]);
  });

  it('what tokens were used is forgotten once none of them counts, and what was counted stays', async () => {
    const uses = () => app.dataSource.query<object[]>('SELECT FROM ad_token_uses');
    const bundles = () => app.dataSource.query<object[]>('SELECT FROM ad_count_bundles');
    expect((await uses()).length).toBe(2);
    await moveClock(app.dataSource, at(50));
    await forget();
    expect([(await uses()).length, (await bundles()).length > 0]).toEqual([2, true]);
    await moveClock(app.dataSource, at(122));
    await forget();
    expect([await uses(), await bundles()]).toEqual([[], []]);
    expect((await figuresOf(owner, id, app)).sums).toMatchObject({ served: 2, viewable: 1, clicks: 1 });
  });
});
