import type { DataSource } from 'typeorm';

/** Whether the database has every migration that this version knows; it may have later ones. */
export async function isMigrated(dataSource: DataSource): Promise<boolean> {
  const [table]: { found: boolean }[] = await dataSource.query(
    `SELECT to_regclass('migrations') IS NOT NULL AS found`,
  );
  if (!table!.found) return false;
  const newest = dataSource.migrations.at(-1)!.name;
  const rows: unknown[] = await dataSource.query('SELECT FROM migrations WHERE name = $1', [newest]);
  return rows.length > 0;
}
