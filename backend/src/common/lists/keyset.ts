import { isISO8601 } from 'class-validator';
import { MAX_ID } from '../validation/parse-id.pipe.js';
import { isStorable } from '../validation/text.decorator.js';

/** How the values of a sort key are written in a cursor, and read from it. */
const KINDS = {
  number: {
    type: 'integer',
    write: (sql: string) => `(${sql})::text`,
    isValue: (text: string) => /^\d{1,10}$/.test(text) && Number(text) <= MAX_ID,
  },
  text: { type: 'text', write: (sql: string) => sql, isValue: isStorable },
  flag: {
    type: 'boolean',
    write: (sql: string) => `(${sql})::text`,
    isValue: (text: string) => /^(true|false)$/.test(text),
  },
  time: {
    type: 'timestamptz',
    write: (sql: string) => `to_char(${sql} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    isValue: (text: string) =>
      /^[1-9].{25}Z$/.test(text) && isISO8601(text, { strict: true, strictSeparator: true }),
  },
} as const;

/** By what a list is sorted: an expression of its query, which an index holds. */
export interface SortKey {
  sql: string;
  kind: keyof typeof KINDS;
  /** Rows that follow one another in this order lie anywhere in the table, as those of titles and names do. */
  isApart?: true;
}

/** The keys of each order a list can have; the last of them is unique, so that no row is shown twice or left out. */
export type SortKeys<Sort extends string> = Record<Sort, readonly SortKey[]>;

/** The values of a list's last row, by which the page after it begins. */
export const encodeCursor = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** Null where the text is no cursor of such a list. */
export function decodeCursor(keys: readonly SortKey[], cursor: string): string[] | null {
  const values = parseJson(Buffer.from(cursor, 'base64url').toString());
  if (!Array.isArray(values) || values.length !== keys.length) return null;
  const fit = values.every(
    (value, index) => typeof value === 'string' && KINDS[keys[index]!.kind].isValue(value),
  );
  return fit ? (values as string[]) : null;
}

/** The key's value as a cursor holds it. */
export const toCursorText = ({ sql, kind }: SortKey): string => KINDS[kind].write(sql);

/** A cursor's value as the key's type. */
export const fromCursorText = ({ kind }: SortKey, parameter: string): string =>
  `CAST(:${parameter} AS ${KINDS[kind].type})`;

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
