import { PgBoss } from 'pg-boss';
import { JobQueue } from '../../src/queue/job-queue.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

const QUEUE = 'taken-up';

describe('jobs of a process that was killed', () => {
  let app: TestApp;
  const done: number[] = [];

  beforeAll(async () => {
    app = await TestApp.start();
    await app.nest.get(JobQueue).register<{ id: number }>({
      name: QUEUE,
      work: async ({ id }) => void done.push(id),
    });
  });
  afterAll(() => app.stop());

  /** As if another process had begun to work on it so long ago, and was not heard of since. */
  const begun = (id: number, heartbeat: string, started: string) =>
    app.dataSource.query(
      `INSERT INTO pgboss.job (name, policy, data, state, retry_limit, heartbeat_seconds, expire_seconds, heartbeat_on, started_on)
       VALUES ($1, 'short', $2, 'active', 5, 10, 120, now() - $3::interval, now() - $4::interval)`,
      [QUEUE, { id }, heartbeat, started],
    );

  it('are done by another, whether its heartbeat is missed or its time is over, and no others', async () => {
    // Nothing else calls it: pg-boss's own look, once a minute, would hide that nobody looks in between.
    const takeUp = jest.spyOn(app.nest.get(PgBoss), 'supervise');
    await begun(1, '11 seconds', '20 seconds');
    await begun(2, '0 seconds', '121 seconds');
    await begun(3, '-1 hour', '20 seconds');
    await eventually(async () => expect(new Set(done)).toEqual(new Set([1, 2])));
    expect(takeUp).toHaveBeenCalled();
  });
});
