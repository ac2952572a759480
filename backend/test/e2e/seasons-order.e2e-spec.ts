import { SeasonDates } from '../../src/modules/seasons/season-dates.service.js';
import { SeasonPassings } from '../../src/modules/seasons/season-passings.js';
import { dateFirstSeason, planSeason, seasonOf } from '../factories/season.factory.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { whileHeld } from '../support/held-lock.js';
import { stopWork } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

const SEASONS_LOCK = 'SELECT pg_advisory_xact_lock(7305150)';

describe('the clock of seasons', () => {
  let app: TestApp;
  let admin: Client;

  beforeEach(async () => {
    app = await TestApp.start();
    await stopWork(app, 'seasons');
    admin = await app.admin();
    await dateFirstSeason(admin);
    await planSeason(admin);
  });
  afterEach(() => app.stop());

  const round = () => app.nest.get(SeasonDates).round();
  const warnings = async () =>
    ((await app.client().get('/health')).body as { warnings: string[] }).warnings.join();

  it('tells what has passed season by season, in the order in which it happens to one', async () => {
    const passed: string[] = [];
    app.nest.get(SeasonPassings).subscribe(async (_manager, { season, passing }) => {
      await Promise.resolve(passed.push(`${season} ${passing}`));
    });
    await app.dataSource.query(`
      UPDATE seasons SET ends_at = CASE number WHEN 1 THEN now() ELSE ends_at END,
        starts_at = CASE number WHEN 2 THEN now() ELSE starts_at END`);
    await round();
    expect(passed).toEqual(['1 ended', '2 applicationsClosed', '2 shownEarly', '2 begun']);
  });

  it('is read once its turn has come', async () => {
    await app.dataSource.query('UPDATE seasons SET ends_at = now() WHERE number = 1');
    await whileHeld(app.dataSource, { sql: SEASONS_LOCK, waiting: 1 }, round, (manager) =>
      manager.query('UPDATE seasons SET starts_at = clock_timestamp() WHERE number = 2'),
    );
    expect(await seasonOf(admin, 2)).toMatchObject({ hasBegun: true });
  });

  it('goes on where seasons share a month, of which the health check warns', async () => {
    expect(await warnings()).not.toContain('season 2');
    await app.dataSource.query(`
      UPDATE seasons SET ends_at = CASE number WHEN 1 THEN now() ELSE ends_at END,
        starts_at = CASE number WHEN 2 THEN now() ELSE starts_at END`);
    await round();
    expect(await seasonOf(admin, 2)).toMatchObject({ state: 'running' });
    await eventually(async () =>
      expect(await warnings()).toContain('season 2 starts in a calendar month (UTC) that is season 1’s'),
    );
  });
});
