import type { EntityManager } from 'typeorm';
import type { CalendarMonth } from '../../common/calendar-month.js';
import { lockMonth } from '../../common/month-lock.js';
import { VoteMonth } from './entities/vote-month.entity.js';
import { monthFixed } from './votes.errors.js';

/** Holds a month for a change of its votes. @throws monthFixed */
export async function holdOpenMonth(manager: EntityManager, month: CalendarMonth): Promise<void> {
  await lockMonth(manager, month, 'shared');
  if (await manager.existsBy(VoteMonth, { month })) throw monthFixed({ month });
}
