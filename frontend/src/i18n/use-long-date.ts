import { useLocale } from './use-locale';

/** Gives a function that writes a date in the language's long form, such as 'March 5, 2025' in English. */
export function useLongDate(): (date: string | Date) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  return (date) => format.format(new Date(date));
}

/** As {@link useLongDate} for a calendar day such as '2025-08-01', which has no time zone to shift it. */
export function useLongDay(): (day: string) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(day));
}

/** Gives a function that writes a month such as '2025-05' in full, 'May 2025' in English. */
export function useLongMonth(): (month: string) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (month) => format.format(new Date(month));
}
