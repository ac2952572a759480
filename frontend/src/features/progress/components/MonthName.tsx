import { useMonthNames } from '../hooks/use-month-names';

/** A month of the season and of the calendar, such as 'Month 3 · October 2026'. */
export function MonthName({ month }: { month: number }) {
  const { ofSeason, ofCalendar } = useMonthNames()(month);
  return <span>{ofCalendar ? `${ofSeason} · ${ofCalendar}` : ofSeason}</span>;
}
