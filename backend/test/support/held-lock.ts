import type { DataSource, EntityManager } from 'typeorm';
import { eventually } from './eventually.js';

/** What is locked in a transaction of the test's own, and how many are to wait for it before it is let go. */
export interface HeldLock {
  sql: string;
  parameters?: unknown[];
  /** Which statements run into it, as a pattern of LIKE; any where it is left out. */
  waits?: string;
  waiting: number;
  /** How long they may take to come (ms): a minute, unless they have to start first. */
  withinMs?: number;
}

/**
 * Begins the work while a lock is held, and lets go once so many wait for locks: whatever they decided before, they decided
 * at the same time. What is to happen in between runs in the transaction that holds the lock.
 */
export async function whileHeld<T>(
  dataSource: DataSource,
  { sql, parameters = [], waits, waiting, withinMs }: HeldLock,
  work: () => Promise<T>,
  between: (manager: EntityManager) => Promise<unknown> = async () => undefined,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query(sql, parameters);
    const done = work();
    const met = whenWaiting(dataSource, waiting, waits, withinMs);
    // Work that fails says why; that nobody waits would be all there is to read else.
    await Promise.race([met, done.then(async () => met)]);
    await between(runner.manager);
    await runner.commitTransaction();
    return await done;
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
}

/** The same for several works, each of which may fail by itself. */
export const meetAt = <T>(
  dataSource: DataSource,
  lock: HeldLock,
  works: () => Promise<T>[],
): Promise<PromiseSettledResult<T>[]> => whileHeld(dataSource, lock, async () => Promise.allSettled(works()));

/** Until so many sessions of the database wait for locks, with statements of that pattern; not for one that whoever notifies takes of the whole server. */
export async function whenWaiting(
  dataSource: DataSource,
  count: number,
  pattern = '%',
  withinMs?: number,
): Promise<void> {
  await eventually(async () => {
    const [row]: { count: number }[] = await dataSource.query(
      `SELECT count(*)::integer FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event <> 'object' AND query LIKE $1`,
      [pattern],
    );
    expect(row!.count).toBeGreaterThanOrEqual(count);
  }, withinMs);
}
