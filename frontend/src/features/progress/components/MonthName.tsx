import { useMonthNames } from '../hooks/use-month-names';

/** A month of a season, the current one if none is named, and of the calendar, such as 'Month 3 · October 2026'. */
export function MonthName({ month, season }: { month: number; season?: number }) {
  const { ofSeason, ofCalendar } = useMonthNames(season)(month);
  return <span>{ofCalendar ? `${ofSeason} · ${ofCalendar}` : ofSeason}</span>;
}
