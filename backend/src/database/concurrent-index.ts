import type { QueryRunner } from 'typeorm';

/**
 * Makes an index without holding up whoever writes to the table. For migrations with `transaction = false`; may be done again.
 * @param on the table and what is indexed, as SQL
 * @param kind whether it may hold anything twice
 */
export async function indexConcurrently(
  runner: QueryRunner,
  name: string,
  on: string,
  kind: 'INDEX' | 'UNIQUE INDEX' = 'INDEX',
): Promise<void> {
  await runner.query(`CREATE ${kind} CONCURRENTLY IF NOT EXISTS "${name}" ON ${on}`);
  const [index] = (await runner.query(
    `SELECT indisvalid AS "isWhole" FROM pg_index WHERE indexrelid = to_regclass('${name}')`,
  )) as { isWhole: boolean }[];
  // Of an attempt that was ended in the middle.
  if (index?.isWhole === false) await runner.query(`REINDEX INDEX CONCURRENTLY "${name}"`);
}
