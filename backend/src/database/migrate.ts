import { setTimeout as delay } from 'node:timers/promises';
import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import { isMigrated } from '../common/is-migrated.js';
import { connectOnceUp, type Patience } from './await-database.js';

// Any constant does: it names the lock that keeps two starting processes from migrating at once.
const MIGRATION_LOCK = 7_305_110;

/** So long a process waits for whoever migrates; then it ends, and whatever keeps it running starts it anew (ms). */
const LONGEST_WAIT_MS = 120_000;
const LOOK_MS = 500;

/** For who has waited for the server already. */
const NO_PATIENCE: Patience = { longestMs: 0, onWait: () => undefined };

/**
 * Runs what is missing of the migrations; of several processes starting together, one does the work. On connections of
 * its own, as a migration, or the wait for another process's, may take longer than any request.
 */
export async function migrate(options: DataSourceOptions, patience = NO_PATIENCE): Promise<void> {
  // Migrations speak SQL: what TypeORM knows of entities is only put together by who asks for them.
  const patient = { ...options, entities: [], extra: { keepAlive: true } } as DataSourceOptions;
  const dataSource = await connectOnceUp(patient, patience);
  const runner = dataSource.createQueryRunner();
  try {
    while (!(await tryLock(runner))) await delay(LOOK_MS);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}

/** Waits until somebody else has migrated. @throws when that takes too long */
export async function awaitMigrations(dataSource: DataSource, longestMs = LONGEST_WAIT_MS): Promise<void> {
  const deadline = Date.now() + longestMs;
  while (!(await isMigrated(dataSource))) {
    if (Date.now() > deadline)
      throw new Error('The database lacks migrations, and MIGRATE=0: run `npm run migrate -w backend` first');
    await delay(LOOK_MS);
  }
}

/** Asks again rather than waits: an index that is made concurrently would wait for the statement that waits. */
async function tryLock(runner: QueryRunner): Promise<boolean> {
  const [lock] = (await runner.query('SELECT pg_try_advisory_lock($1) AS taken', [MIGRATION_LOCK])) as [
    { taken: boolean },
  ];
  return lock.taken;
}
