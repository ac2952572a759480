import type { EntityManager } from 'typeorm';
import { eventually } from '../support/eventually.js';
import { IdleSite } from '../support/idle-site.js';
import { ownPostgres } from '../support/own-postgres.js';
import type { TestApp } from '../support/test-app.js';

/** Of both processes together, PostgreSQL's own vacuum and the delivery of its notices included, in a second. */
const GOAL = 5;

/** What is done every minute is counted so many times. */
const COUNTED_MINUTES = 2;

const PATIENCE_MS = 600_000;

describe('a web process and a worker on which nobody calls', () => {
  let site: IdleSite;
  let web: TestApp;

  beforeAll(async () => {
    site = await IdleSite.start(1, { ROLE: 'worker', DATABASE_URL: await ownPostgres() });
    web = await site.startBeside({ ROLE: 'web' });
    // What the migrations made keeps PostgreSQL's vacuum busy for minutes.
    await site.app.dataSource.query('VACUUM (ANALYZE)');
  }, PATIENCE_MS);
  afterAll(async () => {
    await web.nest.close();
    await site.stop();
  });

  const commits = async () => {
    const [row] = await site.app.dataSource.query<[{ count: string }]>(
      'SELECT xact_commit AS count FROM pg_stat_database WHERE datname = current_database()',
    );
    return Number(row.count);
  };

  /** From the end of one to the end of another, so that what is done every minute is counted as often as it is done. */
  const whenMinuteJobsDone = async (count: number): Promise<number> => {
    const done = async (manager: EntityManager) => {
      const [row] = await manager.query<[{ count: number }]>(
        `SELECT count(*)::integer AS count FROM pgboss.job WHERE name = 'overdue-promises' AND state = 'completed'`,
      );
      return row.count;
    };
    // Looking often is to commit once.
    await site.app.dataSource.transaction(async (manager) => {
      const before = await done(manager);
      await eventually(
        async () => expect(await done(manager)).toBeGreaterThanOrEqual(before + count),
        PATIENCE_MS,
      );
    });
    return performance.now();
  };

  it(
    'commit no more than five times a second, with a chain and all its jobs',
    async () => {
      await site.whenResting();
      await site.postponeBooks();
      // The first round comes as the worker starts, at any time of its minute.
      await whenMinuteJobsDone(1);
      const begun = await whenMinuteJobsDone(1);
      const before = await commits();
      const ended = await whenMinuteJobsDone(COUNTED_MINUTES);
      const rate = ((await commits()) - before) / ((ended - begun) / 1_000);
      process.stdout.write(`commits a second: ${rate.toFixed(2)}\n`);
      expect(rate).toBeLessThanOrEqual(GOAL);
    },
    PATIENCE_MS,
  );
});
