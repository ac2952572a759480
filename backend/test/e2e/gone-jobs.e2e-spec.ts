import { TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

/** As a version before had it: a job of every minute, one of which waits. */
const GONE = 'spent-altchas';

describe('jobs that a version before did', () => {
  let app: TestApp;
  let before: TestApp;

  beforeAll(async () => {
    const env = { DATABASE_URL: await createTestDatabase() };
    before = await TestApp.start(env);
    const { dataSource } = before;
    await dataSource.query(`SELECT pgboss.create_queue($1, '{"policy": "short", "notify": false}')`, [GONE]);
    await dataSource.query(
      `INSERT INTO pgboss.schedule (name, key, cron, timezone, data) VALUES ($1, '', '* * * * *', 'UTC', '{}')`,
      [GONE],
    );
    await dataSource.query(`INSERT INTO pgboss.job (name, policy) VALUES ($1, 'short')`, [GONE]);
    app = await TestApp.start(env, before.chain);
  });
  afterAll(async () => {
    await before.nest.close();
    await app.stop();
  });

  it('are put there no longer, and none of them waits for ever', async () => {
    for (const table of ['schedule', 'job', 'queue'])
      expect(await app.dataSource.query(`SELECT name FROM pgboss.${table} WHERE name = $1`, [GONE])).toEqual(
        [],
      );
  });

  it('are all that is taken away', async () => {
    const scheduled = await app.dataSource.query<{ name: string }[]>('SELECT name FROM pgboss.schedule');
    expect(scheduled.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['expired', 'ad-runs', 'outbox-care']),
    );
  });
});
