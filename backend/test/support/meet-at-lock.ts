import type { DataSource } from 'typeorm';
import { eventually } from './eventually.js';

/** What a test holds while processes run into it. */
export interface Hold {
  /** Takes the lock, in a transaction of the test's own. */
  lock: string;
  /** Which statements run into it, as a pattern of LIKE; */
  waits: string;
  /** how many of them are waited for before the lock is given back. */
  waiting: number;
}

/** Starts work that runs into a lock, and gives the lock back once all of it waits: they meet there, and not by chance. */
export async function meetAt<T>(
  dataSource: DataSource,
  { lock, waits, waiting }: Hold,
  work: () => Promise<T>[],
): Promise<PromiseSettledResult<T>[]> {
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query(lock);
    const all = Promise.allSettled(work());
    await eventually(async () => expect(await waitingFor(dataSource, waits)).toBeGreaterThanOrEqual(waiting));
    await runner.commitTransaction();
    return await all;
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
}

async function waitingFor(dataSource: DataSource, pattern: string): Promise<number> {
  const [{ count }] = await dataSource.query<[{ count: number }]>(
    `SELECT count(*)::integer AS count FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1`,
    [pattern],
  );
  return count;
}
