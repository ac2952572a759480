import { type CalendarMonth, monthOf, startOfMonth } from '../../common/calendar-month.js';
import type { Season } from '../seasons/entities/season.entity.js';

/** A season's usual length, which is how many reports a participant owes. */
export const SEASON_MONTHS = 12;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a month's report is, as its author sees it. */
export const REPORT_STATES = ['done', 'due', 'late', 'upcoming'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** The n-th calendar month of a season, UTC; the first is the one that the season starts in, on whichever day. */
export function calendarMonthOf(start: Date, month: number): CalendarMonth {
  return monthOf(new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + month - 1, 1)));
}

/** When the report of a month can first be written: the first instant of the month that belongs to the season. */
export const opensAt = (start: Date, month: number): Date =>
  month === 1 ? start : startOfMonth(calendarMonthOf(start, month));

/** The day on which it is due, its first instant: the first of the month that follows. */
export const dueAt = (start: Date, month: number): Date => startOfMonth(calendarMonthOf(start, month + 1));

/** Where a report that is not written yet stands: the day it is due still counts as in time. */
export function openState(start: Date, month: number, now: Date): Exclude<ReportState, 'done'> {
  if (now < opensAt(start, month)) return 'upcoming';
  return now.getTime() < dueAt(start, month).getTime() + DAY_MS ? 'due' : 'late';
}

/** How many months of reports a season has: those that begin before its end, and of a long one a year's; all while its dates are not settled. */
export function reportedMonthsOf({ startsAt, endsAt }: Pick<Season, 'startsAt' | 'endsAt'>): number {
  if (startsAt === null || endsAt === null) return SEASON_MONTHS;
  const months = Array.from({ length: SEASON_MONTHS }, (_, before) => before + 1);
  return months.filter((month) => opensAt(startsAt, month) < endsAt).length;
}
