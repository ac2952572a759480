import { DataSource, type DataSourceOptions } from 'typeorm';

// Any constant does: it names the lock that keeps two starting processes from migrating at once.
const MIGRATION_LOCK = 7_305_110;

/**
 * Runs what is missing of the migrations; of several processes starting together, one does the work. On connections of
 * its own, as a migration, or the wait for another process's, may take longer than any request.
 */
export async function migrate(options: DataSourceOptions): Promise<void> {
  const patient = { ...options, extra: { keepAlive: true } } as DataSourceOptions;
  const dataSource = await new DataSource(patient).initialize();
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}
