import type { DataSource } from 'typeorm';

// Any constant does: it names the lock that keeps two starting processes from migrating at once.
const MIGRATION_LOCK = 7_305_110;

/** Runs what is missing of the migrations; of several processes starting together, one does the work. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.release();
  }
}
