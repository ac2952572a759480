import type { EntityManager } from 'typeorm';
import type { CalendarMonth } from '../../common/calendar-month.js';
import { VoteMonth } from './entities/vote-month.entity.js';
import { monthFixed } from './votes.errors.js';

// Names the locks of months, also in the database's function vote_month_is_open.
const MONTH_LOCKS = 7_305_121;

/**
 * Holds a month's votes until the transaction ends. Whoever casts or changes a vote shares it; the closing takes it alone, so
 * that every vote is either in what it reads afterwards, or finds the month fixed.
 */
export async function lockMonth(
  manager: EntityManager,
  month: CalendarMonth,
  mode: 'shared' | 'exclusive',
): Promise<void> {
  const lock = mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
  await manager.query(`SELECT ${lock}($1, $2)`, [MONTH_LOCKS, Number(month.replace('-', ''))]);
}

/** Holds a month for a change of its votes. @throws monthFixed */
export async function holdOpenMonth(manager: EntityManager, month: CalendarMonth): Promise<void> {
  await lockMonth(manager, month, 'shared');
  if (await manager.existsBy(VoteMonth, { month })) throw monthFixed({ month });
}
