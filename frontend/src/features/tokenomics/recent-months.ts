import type { Tokenomics } from './api';

type Month = Tokenomics['history'][number];

/** The last months up to the latest one with a payment, oldest first; those without payments count as nothing. */
export function recentMonths(history: Month[], count: number): Month[] {
  const latest = history.at(-1);
  if (!latest) return [];
  return Array.from({ length: count }, (_, index) => {
    const month = monthBefore(latest.month, count - 1 - index);
    return history.find((known) => known.month === month) ?? { month, amount: '0.0000', payments: 0 };
  });
}

/** How many months lie between the first payment and the last, with both. */
export function spanOf(history: Month[]): number {
  const [first, last] = [history[0], history.at(-1)].map((month) => month && monthsSinceYearZero(month));
  return first === undefined || last === undefined ? 0 : last - first + 1;
}

function monthsSinceYearZero({ month }: Month): number {
  const day = new Date(month);
  return day.getUTCFullYear() * 12 + day.getUTCMonth();
}

function monthBefore(month: string, distance: number): string {
  const day = new Date(`${month}-01`);
  day.setUTCMonth(day.getUTCMonth() - distance);
  return day.toISOString().slice(0, 7);
}
