import type { DataSource, EntityManager } from 'typeorm';
import { eventually } from './eventually.js';

/** What is locked, and how many are to wait for it before it is let go. */
interface HeldLock {
  sql: string;
  parameters?: unknown[];
  waiting: number;
}

/**
 * Begins the work while a lock is held, and lets go once so many wait for locks: whatever they decided before, they decided
 * at the same time. What is to happen in between runs in the transaction that holds the lock.
 */
export async function whileHeld<T>(
  dataSource: DataSource,
  { sql, parameters = [], waiting }: HeldLock,
  work: () => Promise<T>,
  between: (manager: EntityManager) => Promise<unknown> = async () => undefined,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query(sql, parameters);
    const done = work();
    await whenWaiting(dataSource, waiting);
    await between(runner.manager);
    await runner.commitTransaction();
    return await done;
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
}

/** Until so many sessions of the database wait for locks. */
export async function whenWaiting(dataSource: DataSource, count: number): Promise<void> {
  await eventually(async () => {
    const [row]: { count: number }[] = await dataSource.query(
      `SELECT count(*)::integer FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(row!.count).toBeGreaterThanOrEqual(count);
  });
}
