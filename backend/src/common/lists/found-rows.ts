import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { fromCursorText, type SortKey, toCursorText } from './keyset.js';
import type { ListOrder } from './list-order.js';

/**
 * How the rows with a text are found. `anyhow`: there are so few that the planner may choose. `index`: the index names few. `walk`:
 * whatever the index would name is too much, so that rows are looked at in the list's order, some at a time.
 */
export type WayToFind = 'anyhow' | 'index' | 'walk';

/** Where a text is looked for. */
export interface Searched {
  /** Rows that are looked at for a page, at the most. */
  readonly walked: number;
  wayTo(q: string): Promise<WayToFind>;
  /** As a condition of SQL that an index answers. */
  hasByIndex(alias: string): string;
  /** The same as a condition that no index answers, whatever the planner thinks of it. */
  hasByWalk(alias: string): string;
  /** The ids of all rows with the text, by the index. */
  idsByIndex(): string;
  /** Of all that SQL. */
  parametersOf(q: string): ObjectLiteral;
}

/** What a list is searched for. */
export interface Search {
  in: Searched;
  q: string;
  /** What is found as well, whatever its texts say. */
  besides?: {
    /** As a condition on a row of the list. */
    condition: string;
    /** The same as SQL that selects ids, by an index. */
    ids: string;
    parameters: ObjectLiteral;
    /** Whether it is what is meant, as a number or an address is: where no index has the text, it alone is looked for. */
    isMeant?: boolean;
  };
}

/** Which rows, in which order. */
export interface Wanted {
  keys: readonly SortKey[];
  order: ListOrder;
  limit: number;
  /** The keys of the row after which to go on. */
  after?: readonly string[] | undefined;
}

/** Rows with the values of their keys; one more than wanted where there are more. */
export interface FoundRows<Row> {
  rows: Row[];
  keysOf: (index: number) => string[];
  /** Where the looking ended before enough was found: the keys of the last row that was looked at. */
  lookedTo?: string[] | undefined;
}

/** Rows that are looked at for a page where the text stands in the row itself. */
export const WALKED = 5_000;

/** And where those that follow one another in the list's order lie on pages of their own, each of which has to be read. */
export const WALKED_APART = 2_000;

/** The rows of a query. */
export async function rowsOf<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  wanted: Wanted,
): Promise<FoundRows<Row>> {
  for (const [index, key] of wanted.keys.entries()) query.addSelect(toCursorText(key), nameOf(index));
  const { entities, raw } = await inOrder(query, wanted)
    .limit(wanted.limit + 1)
    .getRawAndEntities<Record<string, string>>();
  return { rows: entities, keysOf: (index) => keysIn(raw[index]!, wanted) };
}

/**
 * Those of them that have a text. What few rows have comes from the index; for what is common, or too short for it, so many rows are
 * looked at in the list's order, and the page ends where that ended: it may hold less than was wanted, or nothing, and yet not be the last.
 */
export async function foundRows<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  wanted: Wanted,
  { in: searched, q, besides }: Search,
): Promise<FoundRows<Row>> {
  query.setParameters({ ...searched.parametersOf(q), ...besides?.parameters });
  const either = (condition: string): string =>
    besides ? `(${condition} OR ${besides.condition})` : condition;
  const way = await searched.wayTo(q);
  if (way === 'anyhow') return rowsOf(query.andWhere(either(searched.hasByIndex(query.alias))), wanted);
  if (way === 'index') {
    const ids = [searched.idsByIndex(), ...(besides ? [besides.ids] : [])].join(' UNION ALL ');
    return rowsOf(query.andWhere(`${query.alias}.id = ANY(ARRAY(${ids}))`), wanted);
  }
  if (besides?.isMeant)
    return rowsOf(query.andWhere(`${query.alias}.id = ANY(ARRAY(${besides.ids}))`), wanted);
  const walked = wanted.keys.some(({ isApart }) => isApart) ? WALKED_APART : searched.walked;
  const end = await lastToLookAt(query, wanted, walked);
  if (end) addComparison(query, wanted, { how: 'up to', values: end });
  const found = await rowsOf(query.andWhere(either(searched.hasByWalk(query.alias))), wanted);
  return found.rows.length > wanted.limit ? found : { ...found, lookedTo: end };
}

/** The keys of the last row of so many, whichever of them are wanted; undefined where there are fewer. They are written out for it alone. */
async function lastToLookAt<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  wanted: Wanted,
  walked: number,
): Promise<string[] | undefined> {
  const { target } = query.expressionMap.mainAlias!.metadata;
  const all = query.connection.createQueryBuilder<Row>(target, query.alias).select([]);
  for (const [index, { sql }] of wanted.keys.entries()) all.addSelect(sql, nameOf(index));
  const last = inOrder(all, wanted)
    .offset(walked - 1)
    .limit(1);
  const row = await query.connection
    .createQueryBuilder()
    .select(
      wanted.keys.map(
        ({ kind }, index) => `${toCursorText({ kind, sql: nameOf(index) })} AS ${nameOf(index)}`,
      ),
    )
    .from(`(${last.getQuery()})`, 'last')
    .setParameters(last.getParameters())
    .getRawOne<Record<string, string>>();
  return row && keysIn(row, wanted);
}

const nameOf = (index: number): string => `sort_key_${index}`;

const keysIn = (row: Record<string, string>, { keys }: Wanted): string[] =>
  keys.map((_, index) => row[nameOf(index)]!);

function inOrder<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  wanted: Wanted,
): SelectQueryBuilder<Row> {
  if (wanted.after) addComparison(query, wanted, { how: 'after', values: wanted.after });
  for (const { sql } of wanted.keys) query.addOrderBy(sql, wanted.order === 'asc' ? 'ASC' : 'DESC');
  return query;
}

const COMPARISONS = {
  after: { asc: '>', desc: '<', prefix: 'after_key' },
  'up to': { asc: '<=', desc: '>=', prefix: 'end_key' },
};

/** With the values of a row, by the index of the order. */
function addComparison<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { keys, order }: Wanted,
  { how, values }: { how: keyof typeof COMPARISONS; values: readonly string[] },
): void {
  const { prefix, [order]: sign } = COMPARISONS[how];
  const parameters = Object.fromEntries(values.map((value, index) => [`${prefix}_${index}`, value]));
  const places = keys.map((key, index) => fromCursorText(key, `${prefix}_${index}`));
  query.andWhere(`(${keys.map(({ sql }) => sql).join(', ')}) ${sign} (${places.join(', ')})`, parameters);
}
