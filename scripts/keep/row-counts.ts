import type { Client } from 'pg';
import type { RowCounts } from './manifest.ts';

/** Rows of each table of the site; but for unlogged ones, which hold what must not be kept: no backup has their rows. */
export async function countRows(database: Client): Promise<Map<string, number>> {
  const { rows: tables } = await database.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relpersistence = 'p' ORDER BY 1`,
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await database.query<{ count: string }>(
      `SELECT count(*) FROM ${database.escapeIdentifier(name)}`,
    );
    counts.set(name, Number(rows[0]?.count));
  }
  return counts;
}

/** Least and most of two counts between which a backup's moment lies. */
export function between(before: Map<string, number>, after: Map<string, number>): RowCounts {
  const rows: RowCounts = {};
  for (const [table, count] of after) {
    const earlier = before.get(table) ?? 0;
    rows[table] = { least: Math.min(earlier, count), most: Math.max(earlier, count) };
  }
  return rows;
}

/** Where a restored database differs from its backup, in words. */
export function differencesOf(expected: RowCounts, found: Map<string, number>): string[] {
  return Object.entries(expected).flatMap(([table, { least, most }]) => {
    const count = found.get(table);
    if (count === undefined) return [`${table} is missing`];
    return count >= least && count <= most ? [] : [`${table} has ${count} rows, not ${shown(least, most)}`];
  });
}

const shown = (least: number, most: number): string => (least === most ? `${least}` : `${least} to ${most}`);

/** The last migration of a database. */
export async function lastMigration(database: Client): Promise<string> {
  const exists = await database.query<{ name: string | null }>(
    `SELECT to_regclass('migrations')::text AS name`,
  );
  if (!exists.rows[0]?.name) return '';
  const { rows } = await database.query<{ name: string }>(
    'SELECT name FROM migrations ORDER BY timestamp DESC LIMIT 1',
  );
  return rows[0]?.name ?? '';
}
