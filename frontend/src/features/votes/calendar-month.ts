/** Votes are counted by calendar months, UTC, written 'YYYY-MM' as the API does. */
export const monthOf = (instant: Date): string => instant.toISOString().slice(0, 7);

/** The first day of the month after this one, when the next vote can be given. */
export function dayAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  // Months count from 0 here, so that the number is already the next one's.
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 10);
}
