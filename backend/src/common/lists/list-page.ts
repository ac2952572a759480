import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { cursorInvalid } from '../errors/common.errors.js';
import { foundRows, rowsOf, type Search, type Wanted } from './found-rows.js';
import { decodeCursor, encodeCursor, type SortKeys } from './keyset.js';
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
 * Reads one page of a query in one of its orders, of all rows or of those that are searched for. It goes on after the values of a row,
 * not after a number of rows, so that the index is entered where the page begins, however far down that is. @throws cursorInvalid
 */
export async function listPage<Row extends ObjectLiteral, Sort extends string>(
  query: SelectQueryBuilder<Row>,
  sorts: SortKeys<Sort>,
  { sort, limit = MAX_ROWS, cursor, ...wanted }: PageWanted<Sort>,
  search?: Search,
): Promise<ListPage<Row>> {
  const keys = sorts[sort];
  const order = wanted.order ?? (keys.length === 1 ? 'desc' : 'asc');
  const after = cursor === undefined ? undefined : decodeCursor(keys, cursor);
  if (after === null) throw cursorInvalid();
  const { rows, next } = await pageOf(query, { keys, order, limit, after }, search);
  return { rows, next: next && encodeCursor(next) };
}

/** The same for a list in the order of its ids alone, with a number as its cursor. */
export async function pageById<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { limit, cursor, order = 'desc' }: { limit: number; cursor?: number | undefined; order?: ListOrder },
  search?: Search,
): Promise<{ rows: Row[]; next: number | undefined }> {
  const keys = [{ sql: `${query.alias}.id`, kind: 'number' }] as const;
  const after = cursor ? [String(cursor)] : undefined;
  const { rows, next } = await pageOf(query, { keys, order, limit, after }, search);
  return { rows, next: next && Number(next[0]) };
}

/** `next`: the values of the last row that was shown or looked at, where that is not the end. */
async function pageOf<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  wanted: Wanted,
  search: Search | undefined,
): Promise<{ rows: Row[]; next: string[] | undefined }> {
  const { rows, keysOf, lookedTo } = await (search
    ? foundRows(query, wanted, search)
    : rowsOf(query, wanted));
  const isFull = rows.length > wanted.limit;
  return { rows: rows.slice(0, wanted.limit), next: isFull ? keysOf(wanted.limit - 1) : lookedTo };
}
