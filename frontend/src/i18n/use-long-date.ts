import { useLocale } from './use-locale';
import { useTimeZone } from './use-time-zone';

/** The first of a month is an ordinal in French ('1er août 2025') and Brazilian Portuguese ('1º de agosto de 2025'), which Intl does not know. */
const ordinals: Record<string, string> = { fr: '1er', pt: '1º' };

function withOrdinal(locale: string, date: string): string {
  const ordinal = ordinals[new Intl.Locale(locale).language];
  return ordinal ? date.replace(/^1(?=\s)/, ordinal) : date;
}

/** Gives a function that writes a date in the language's long form, such as 'March 5, 2025' in English. */
export function useLongDate(): (date: string | Date) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: useTimeZone() });
  return (date) => withOrdinal(locale, format.format(new Date(date)));
}

/** As {@link useLongDate} for a calendar day such as '2025-08-01', which has no time zone to shift it. */
export function useLongDay(): (day: string) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (day) => withOrdinal(locale, format.format(new Date(day)));
}

/** Gives a function that writes a month such as '2025-05' in full, 'May 2025' in English. */
export function useLongMonth(): (month: string) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (month) => format.format(new Date(month));
}
