import type { DataSource } from 'typeorm';

interface Found {
  table: string;
  row: string;
}

/** Every row of every table, of the queue's as well, that holds one of these texts in whichever column, whatever their case. */
export async function rowsWith(dataSource: DataSource, texts: readonly string[]): Promise<Found[]> {
  const tables = await dataSource.query<{ table: string }[]>(
    `SELECT format('%I.%I', table_schema, table_name) AS table FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const patterns = texts.map((text) => `%${text.replace(/[\\%_]/g, '\\$&')}%`);
  const found: Found[] = [];
  for (const { table } of tables) {
    const rows = await dataSource.query<{ row: string }[]>(
      `SELECT whole::text AS row FROM ${table} whole WHERE whole::text ILIKE ANY($1)`,
      [patterns],
    );
    found.push(...rows.map(({ row }) => ({ table, row })));
  }
  return found;
}
