import { TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

/** As a version before had it: a job of every minute, one of which waits. */
const GONE = 'spent-altchas';

/** What another version does, of which this one knows nothing. */
const OTHERS = 'anothers-job';

const TABLES = ['schedule', 'job', 'queue'];

describe('jobs that a version before did', () => {
  let app: TestApp;
  let before: TestApp;

  beforeAll(async () => {
    const env = { DATABASE_URL: await createTestDatabase() };
    before = await TestApp.start(env);
    const { dataSource } = before;
    for (const name of [GONE, OTHERS]) {
      await dataSource.query(`SELECT pgboss.create_queue($1, '{"policy": "short", "notify": false}')`, [
        name,
      ]);
      await dataSource.query(
        `INSERT INTO pgboss.schedule (name, key, cron, timezone, data) VALUES ($1, '', '* * * * *', 'UTC', '{}')`,
        [name],
      );
      await dataSource.query(`INSERT INTO pgboss.job (name, policy) VALUES ($1, 'short')`, [name]);
    }
    app = await TestApp.start(env, before.chain);
  });
  afterAll(async () => {
    await before.nest.close();
    await app.stop();
  });

  const namesIn = (table: string, name: string) =>
    app.dataSource.query<object[]>(`SELECT DISTINCT name FROM pgboss.${table} WHERE name = $1`, [name]);

  it('are put there no longer, and none of them waits for ever', async () => {
    for (const table of TABLES) expect(await namesIn(table, GONE)).toEqual([]);
  });

  it('are all that is taken away', async () => {
    for (const table of TABLES) expect(await namesIn(table, OTHERS)).toEqual([{ name: OTHERS }]);
    const scheduled = await app.dataSource.query<{ name: string }[]>('SELECT name FROM pgboss.schedule');
    expect(scheduled.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['expired', 'ad-runs', 'outbox-care']),
    );
  });
});
