import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { cursorInvalid } from '../errors/common.errors.js';
import { decodeCursor, encodeCursor, read, type SortKey, type SortKeys, written } from './keyset.js';
import type { ListOrder } from './list-order.js';

/** A bare call returns as many, and names the page after them. */
export const MAX_ROWS = 1_000;

/** One page of a list; `next` is the cursor of the page after it. */
export interface ListPage<Row> {
  rows: Row[];
  next: string | undefined;
}

interface PageWanted<Sort extends string> {
  sort: Sort;
  /** Where it is not said, the greatest id first, and the smallest value of everything else. */
  order?: ListOrder;
  limit?: number;
  cursor?: string;
}

/**
 * Reads one page of a query in one of its orders. It goes on after the values of a row, not after a number of rows, so that
 * the index is entered where the page begins, however far down that is. @throws cursorInvalid
 */
export async function listPage<Row extends ObjectLiteral, Sort extends string>(
  query: SelectQueryBuilder<Row>,
  sorts: SortKeys<Sort>,
  { sort, limit = MAX_ROWS, cursor, ...wanted }: PageWanted<Sort>,
): Promise<ListPage<Row>> {
  const keys = sorts[sort];
  const order = wanted.order ?? (keys.length === 1 ? 'desc' : 'asc');
  if (cursor !== undefined) goOnAfter(query, keys, order, cursor);
  for (const [index, key] of keys.entries()) {
    query.addOrderBy(key.sql, order === 'asc' ? 'ASC' : 'DESC');
    query.addSelect(written(key), nameOf(index));
  }
  const { entities, raw } = await query.limit(limit + 1).getRawAndEntities<Record<string, string>>();
  const last = raw[limit - 1];
  const next = entities.length > limit && last ? keys.map((_, index) => last[nameOf(index)]!) : undefined;
  return { rows: entities.slice(0, limit), next: next && encodeCursor(next) };
}

const nameOf = (index: number): string => `sort_key_${index}`;

function goOnAfter<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  keys: readonly SortKey[],
  order: ListOrder,
  cursor: string,
): void {
  const values = decodeCursor(keys, cursor);
  if (!values) throw cursorInvalid();
  const places = keys.map((key, index) => read(key, nameOf(index)));
  query.andWhere(
    `(${keys.map(({ sql }) => sql).join(', ')}) ${order === 'asc' ? '>' : '<'} (${places.join(', ')})`,
    Object.fromEntries(values.map((value, index) => [nameOf(index), value])),
  );
}
