import type { EntityManager } from 'typeorm';
import type { CalendarMonth } from './calendar-month.js';

// Names the locks of months, also in the database's functions vote_month_is_open.
const MONTH_LOCKS = 7_305_121;

/**
 * Holds a month's votes until the transaction ends. Whoever casts or changes a vote shares it; whoever fixes them, or says whose season they
 * are, takes it alone: every vote is either in what it reads afterwards, or finds what it wrote.
 */
export async function lockMonth(
  manager: EntityManager,
  month: CalendarMonth,
  mode: 'shared' | 'exclusive',
): Promise<void> {
  const lock = mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
  await manager.query(`SELECT ${lock}($1, $2)`, [MONTH_LOCKS, Number(month.replace('-', ''))]);
}
