/** A calendar month in UTC, written 'YYYY-MM', so that months sort as texts do. */
export type CalendarMonth = string;

export const CALENDAR_MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export const monthOf = (instant: Date): CalendarMonth => instant.toISOString().slice(0, 7);

/** Its first instant. */
export const startOfMonth = (month: CalendarMonth): Date => new Date(`${month}-01T00:00:00.000Z`);

/** The first instant that no longer belongs to it. */
export function endOfMonth(month: CalendarMonth): Date {
  const start = startOfMonth(month);
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1));
}
