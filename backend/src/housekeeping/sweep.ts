/** Something that goes, or is forgotten, some time after it came. */
export interface Sweep {
  /** As metrics and alarms call it. */
  readonly name: string;
  readonly table: string;
  /** Which rows are due, as a condition of SQL in terms of now(). */
  readonly due: string;
  /** The column by whose index they are found, oldest first. */
  readonly by: string;
  /** What is set where the rows stay; without it they go. */
  readonly set?: string;
  /** How many rows a statement takes; 250 if not given. */
  readonly atOnce?: number;
  /** Whether people were promised that it goes by then (docs/security.md): a backlog raises an alarm. */
  readonly isPromised?: boolean;
}

/**
 * Few enough to hold nobody up, for triggers to look at what has changed (see the migration ChangedRows), and for the planner to take
 * the index although it overrates how many rows are due.
 */
const AT_ONCE = 250;

/** So long after it is due a row may still be there: several runs of the job may fail, and nobody need know. */
const GRACE = '1 hour';

/** More rows than these are not counted: there are too many, however many there are. */
const MOST_COUNTED = 10_000;

export const atOnceOf = ({ atOnce = AT_ONCE }: Sweep): number => atOnce;

/**
 * Takes the oldest rows that are due and tells how many; rows that somebody else is just changing wait for the next run. They are
 * changed by their place in the table: no plan looks for them a second time.
 */
export const batchOf = (sweep: Sweep): string => {
  const { table, due, by, set } = sweep;
  const change = set === undefined ? `DELETE FROM ${table}` : `UPDATE ${table} SET ${set}`;
  return `
    WITH chosen AS MATERIALIZED (
      SELECT ctid FROM ${table} WHERE ${due} ORDER BY ${by} LIMIT ${atOnceOf(sweep)} FOR UPDATE SKIP LOCKED
    ), done AS (
      ${change} WHERE ctid = ANY (ARRAY(SELECT ctid FROM chosen))
    )
    SELECT count(*)::integer AS count FROM chosen`;
};

/** Which of several have a row that is due: one question, where most have none most of the time. */
export const dueAmong = (sweeps: readonly Sweep[]): string =>
  sweeps
    .map(
      // The order has the planner take the index, as within EXISTS it would not.
      ({ name, table, due, by }) =>
        `SELECT '${name}' AS name FROM (SELECT FROM ${table} WHERE ${due} ORDER BY ${by} LIMIT 1) found`,
    )
    .join(' UNION ALL ');

/** As if it were an hour ago. */
const longAgo = (sweep: Sweep): Sweep => ({
  ...sweep,
  due: sweep.due.replaceAll('now()', `(now() - interval '${GRACE}')`),
});

/** Which of several have a row that should have gone long ago. */
export const lateAmong = (sweeps: readonly Sweep[]): string => dueAmong(sweeps.map(longAgo));

/** Counts the rows that should have gone long ago. */
export const backlogOf = (sweep: Sweep): string => {
  const { table, due, by } = longAgo(sweep);
  return `SELECT count(*)::integer AS count FROM (SELECT FROM ${table} WHERE ${due} ORDER BY ${by} LIMIT ${MOST_COUNTED}) late`;
};
