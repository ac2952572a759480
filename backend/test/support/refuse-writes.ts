import type { DataSource } from 'typeorm';
import { eventually } from './eventually.js';

/** Lets PostgreSQL refuse every write with an SQLSTATE, 53100 being a full disk; what is given back ends it. */
export async function refuseWrites(dataSource: DataSource, sqlState: string): Promise<() => Promise<void>> {
  await dataSource.query(`
    CREATE FUNCTION refuse_write() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = '${sqlState}'; END $$`);
  const tables: { name: string }[] = await dataSource.query(`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`);
  for (const { name } of tables)
    await dataSource.query(`
      CREATE TRIGGER refuse_write BEFORE INSERT OR UPDATE OR DELETE ON ${name} EXECUTE FUNCTION refuse_write()`);
  // All tables are locked for it one after the other: whoever works in the background may hold one and want another.
  return () => eventually(() => dataSource.query('DROP FUNCTION IF EXISTS refuse_write() CASCADE'));
}
