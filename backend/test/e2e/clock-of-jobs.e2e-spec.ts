import { PgBoss } from 'pg-boss';
import { JobQueue } from '../../src/queue/job-queue.js';
import { eventually } from '../support/eventually.js';
import { withMovableClock } from '../support/moved-clock.js';
import { TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const QUEUE = 'put-off';

/** The queue's clock is PostgreSQL's own, which a test does not move with the application's. */
describe("jobs where the application's clock was moved back by a day", () => {
  let app: TestApp;
  const done: number[] = [];

  beforeAll(async () => {
    const DATABASE_URL = await createTestDatabase();
    await withMovableClock(DATABASE_URL, new Date(Date.now() - DAY_MS));
    app = await TestApp.start({ DATABASE_URL });
    await app.nest.get(JobQueue).register<{ id: number }>({
      name: QUEUE,
      work: async ({ id }) => void done.push(id),
      // Nothing tells of such jobs.
      byClockAlone: true,
    });
  });
  afterAll(() => app.stop());

  it('are done when they are due by the clock of the queue', async () => {
    const startAfter = new Date(Date.now() + 1_000);
    await app.nest.get(JobQueue).add(app.dataSource.manager, QUEUE, { id: 1 }, { key: '1', startAfter });
    await eventually(async () => expect(done).toContain(1));
  });

  it('are taken up from a process that was not heard of since, or takes too long', async () => {
    // pg-boss's own look, once a minute, does not go this way.
    const takeUp = jest.spyOn(app.nest.get(PgBoss), 'supervise');
    await app.dataSource.query(
      `INSERT INTO pgboss.job (name, policy, data, state, retry_limit, heartbeat_seconds, expire_seconds, heartbeat_on, started_on)
       SELECT $1, 'short', data::jsonb, 'active', 5, 10, 120, pgboss.job_now() - heartbeat, pgboss.job_now() - started
       FROM (VALUES ('{"id": 2}', interval '11 seconds', interval '20 seconds'), ('{"id": 3}', interval '-1 hour', interval '121 seconds'))
         lost (data, heartbeat, started)`,
      [QUEUE],
    );
    await eventually(async () => expect(done).toEqual(expect.arrayContaining([2, 3])));
    expect(takeUp).toHaveBeenCalled();
  });
});
