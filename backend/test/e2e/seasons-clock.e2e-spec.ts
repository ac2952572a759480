import { SeasonDates } from '../../src/modules/seasons/season-dates.service.js';
import { SeasonPassings } from '../../src/modules/seasons/season-passings.js';
import { dateFirstSeason, planSeason, seasonOf, startOfMonthFromNow } from '../factories/season.factory.js';
import { eventually } from '../support/eventually.js';
import { moveClock, withMovableClock } from '../support/moved-clock.js';
import { stopExpiry } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';
import { createTestDatabase } from '../support/test-database.js';

/** What an account sees before everybody else (ms). */
const EARLY_MS = 7 * 24 * 60 * 60 * 1000;

describe('the clock of seasons', () => {
  let chain: TestChain;
  let env: { DATABASE_URL: string };
  let running: TestApp[];
  let passed: string[];

  beforeEach(async () => {
    chain = await TestChain.start();
    env = { DATABASE_URL: await createTestDatabase() };
    await withMovableClock(env.DATABASE_URL);
    passed = [];
    running = [];
  });
  afterEach(async () => {
    for (const app of running) await app.stop();
  });

  /** Of which processes there may be several. */
  async function start(): Promise<TestApp> {
    const app = await TestApp.start(env, chain);
    running.push(app);
    app.nest.get(SeasonPassings).subscribe(async (_manager, { season, passing }) => {
      passed.push(`${season} ${passing}`);
    });
    return app;
  }

  async function planned(): Promise<TestApp> {
    const app = await start();
    const admin = await app.admin();
    await dateFirstSeason(admin);
    await planSeason(admin, { applicationsFrom: startOfMonthFromNow(1).toISOString() });
    passed.length = 0;
    return app;
  }

  const rounds = (...apps: TestApp[]) =>
    Promise.all(apps.flatMap((app) => [app, app]).map((app) => app.nest.get(SeasonDates).round()));

  it('writes each passing once, however many processes look at it', async () => {
    const one = await planned();
    const other = await start();
    for (const instant of [
      startOfMonthFromNow(1).getTime() + 1000,
      startOfMonthFromNow(2).getTime() - EARLY_MS + 1000,
      startOfMonthFromNow(2).getTime() + 1000,
      startOfMonthFromNow(14).getTime() + 1000,
    ]) {
      await moveClock(one.dataSource, new Date(instant));
      await rounds(one, other);
    }
    expect(passed).toEqual([
      '1 ended',
      '2 applicationsOpened',
      '2 shownEarly',
      '2 applicationsClosed',
      '2 begun',
      '2 ended',
    ]);
  });

  it('says nothing again while nothing passes', async () => {
    const app = await planned();
    await rounds(app);
    await rounds(app);
    expect(passed).toEqual([]);
  });

  it('catches up with all that passed while the site was off', async () => {
    const before = await planned();
    await moveClock(before.dataSource, new Date(startOfMonthFromNow(2).getTime() + 1000));
    running = [];
    // The chain goes on for the next process.
    await before.nest.close();
    const after = await start();
    // Sessions end by the clock that was moved.
    await stopExpiry(after);
    const admin = await after.admin();
    await eventually(async () =>
      expect(await seasonOf(admin, 2)).toMatchObject({ state: 'running', hasBegun: true }),
    );
    expect(await seasonOf(admin, 1)).toMatchObject({ state: 'counting' });
    const { body } = await after.client().get('/challenge/settings').expect(200);
    expect(body).toMatchObject({ challengeStartDate: startOfMonthFromNow(2).toISOString() });
  });
});
