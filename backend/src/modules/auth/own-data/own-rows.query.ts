import type { EntityManager } from 'typeorm';

const PAGE = 500;

/**
 * Rows of an account, in the order of their ids and some at a time: an export holds neither a long life in memory nor a
 * connection while a slow reader takes it. In `sql` the account is $1 and `id` a column.
 */
export async function* ownRows(manager: EntityManager, sql: string, userId: number): AsyncGenerator<object> {
  for (let last = 0; ;) {
    const rows = await manager.query<{ id: number }[]>(
      `SELECT * FROM (${sql}) own WHERE id > $2 ORDER BY id LIMIT ${PAGE}`,
      [userId, last],
    );
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)!.id;
  }
}

/** All of them at once, where there can only be few. */
export async function* fewRows(
  manager: EntityManager,
  sql: string,
  userId: number | string,
): AsyncGenerator<object> {
  yield* await manager.query<object[]>(sql, [userId]);
}

/** The one row, or null. */
export async function oneRow(manager: EntityManager, sql: string, userId: number): Promise<object | null> {
  const [row] = await manager.query<object[]>(sql, [userId]);
  return row ?? null;
}
