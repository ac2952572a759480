import type { AdDay } from '../placements/api';
import { DAY_MS, dayOf } from '../utc-day';

/** What is counted of an ad. */
export interface Counts {
  served: number;
  viewable: number;
  clicks: number;
}

/** Sums of whole days, oldest first, with those on which nothing was counted. */
export function countsByDay(
  days: readonly AdDay[],
  { from, to }: { from: string; to: string },
): (Counts & { day: string })[] {
  return daysBetween(from, to).map((day) => ({
    day,
    ...sumOf(days.filter((row) => row.day === day)),
  }));
}

export const sumOf = (rows: readonly Counts[]): Counts => ({
  served: rows.reduce((sum, { served }) => sum + served, 0),
  viewable: rows.reduce((sum, { viewable }) => sum + viewable, 0),
  clicks: rows.reduce((sum, { clicks }) => sum + clicks, 0),
});

/** How many were left out, by reason; reasons that never applied are left out themselves. */
export function leftOut(days: readonly AdDay[]): [reason: keyof AdDay['filtered'], count: number][] {
  const sums = new Map<keyof AdDay['filtered'], number>();
  for (const { filtered } of days)
    for (const [reason, count] of Object.entries(filtered) as [keyof AdDay['filtered'], number][])
      sums.set(reason, (sums.get(reason) ?? 0) + count);
  return [...sums].filter(([, count]) => count > 0).toSorted(([, one], [, other]) => other - one);
}

function daysBetween(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => dayOf(Date.parse(from) + index * DAY_MS));
}
