import type { AwardStatus } from './award.types.js';
import { awardStepRefused, endsBeforeItBegins, endsLater, startsLater } from './awards.errors.js';

/** When an award is decided, and how far that has come. */
export interface AwardPeriod {
  status: AwardStatus;
  startDate: Date | null;
  endDate: Date | null;
}

const NEXT_STATUS: Record<AwardStatus, AwardStatus> = { upcoming: 'open', open: 'closed', closed: 'open' };

/**
 * The period after an administrator's change. Opening and closing write the dates down: a period that is open has begun,
 * one that is closed has ended. @throws awardStepRefused, endsBeforeItBegins, startsLater, endsLater
 */
export function changePeriod(before: AwardPeriod, changes: Partial<AwardPeriod>, now: Date): AwardPeriod {
  const period = { ...before, ...changes };
  if (period.status !== before.status) {
    if (period.status !== NEXT_STATUS[before.status]) throw awardStepRefused();
    if (period.status === 'open') {
      period.startDate = earlier(period.startDate, now);
      // What is open again ends at a date yet to be said.
      if (changes.endDate === undefined && period.endDate && period.endDate <= now) period.endDate = null;
    } else period.endDate = earlier(period.endDate, now);
  }
  checkDates(period, changes, now);
  return period;
}

const earlier = (date: Date | null, now: Date): Date => (date && date < now ? date : now);

function checkDates(
  { status, startDate, endDate }: AwardPeriod,
  changes: Partial<AwardPeriod>,
  now: Date,
): void {
  if (!changes.startDate && !changes.endDate) return;
  if (status !== 'upcoming' && startDate && startDate > now) throw startsLater();
  if (status === 'closed' && endDate && endDate > now) throw endsLater();
  if (startDate && endDate && startDate >= endDate) throw endsBeforeItBegins();
}
