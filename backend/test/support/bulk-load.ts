import type { Client } from 'pg';

/** Indexes that stand for no constraint. */
const INDEXES = `
  SELECT index.indexrelid::regclass::text AS name, pg_get_indexdef(index.indexrelid) AS definition
  FROM pg_index index JOIN pg_class ON pg_class.oid = index.indexrelid
  WHERE relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = index.indexrelid)`;

/** Before a row is written: they fill its columns, as that of what is searched. */
const FILLING_TRIGGERS = `
  SELECT format('ALTER TABLE %s ENABLE ALWAYS TRIGGER %I', tgrelid::regclass, tgname) AS enable
  FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
  WHERE NOT tgisinternal AND relnamespace = 'public'::regnamespace AND tgtype & 7 = 7`;

/**
 * Writes very many rows: without what follows from each of them (notices, counters, checks of references), and with each index made
 * once, of all of them.
 */
export async function bulkLoad(client: Client, load: () => Promise<void>): Promise<void> {
  await client.query(`SET session_replication_role = replica; SET maintenance_work_mem = '256MB'`);
  const { rows: triggers } = await client.query<{ enable: string }>(FILLING_TRIGGERS);
  for (const { enable } of triggers) await client.query(enable);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await load();
  for (const { definition } of indexes) await client.query(definition);
}
