import { ExpiredJob } from '../../src/housekeeping/expired.job.js';
import type { AdMetricsDto } from '../../src/modules/placements/dto/ad-metrics.dto.js';
import { figuresOf, openPlaces, runningAd, tell } from '../factories/placement.factory.js';
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
const [YESTERDAY, TODAY] = [at(-1), at(1)].map((moment) => moment.toISOString().slice(0, 10));

describe('ads at midnight (UTC, by the clock of the database)', () => {
  let app: TestApp;
  let owner: Client;
  let visitor: Client;
  let id: number;

  beforeAll(async () => {
    const databaseUrl = await createTestDatabase();
    await withMovableClock(databaseUrl);
    app = await TestApp.start({ DATABASE_URL: databaseUrl, TRUST_PROXY: '1' });
    await moveClock(app.dataSource, at(-2));
    ({ client: owner } = await signedIn(app));
    visitor = app.client();
    id = await runningAd(app, { owner });
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
    await openPlaces(visitor, 'home-banner');
    await from(address, tell(visitor, 'clicks', token!)).expect(204);
    await from(address, tell(visitor, 'viewable', token!)).expect(204);
    const metrics = await figuresOf(owner, id, app);
    expect(rowsOf(metrics)).toEqual([
      [YESTERDAY, 1, 1, 1, 0],
      [TODAY, 1, 0, 0, 1],
    ]);
    // The same network cannot be known again on another day.
    expect(metrics.sums.reach).toBe(2);
  });

  it('all marks of networks go with the salt of their day, those of today stay', async () => {
    const kept = () => rows('ad_network_marks WHERE ad_id = 0');
    expect(await kept()).toEqual([{ day: YESTERDAY }, { day: TODAY }]);
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
