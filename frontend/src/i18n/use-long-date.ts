import { useLocale } from './use-locale';
import { useTimeZone } from './use-time-zone';
import { formatDate } from './format';

/** The first of a month is an ordinal in French ('1er août 2025') and Brazilian Portuguese ('1º de agosto de 2025'), which Intl does not know. */
const ordinals: Record<string, string> = { fr: '1er', pt: '1º' };

function withOrdinal(locale: string, date: string): string {
  const ordinal = ordinals[new Intl.Locale(locale).language];
  return ordinal ? date.replace(/^1(?=\s)/, ordinal) : date;
}

/** Gives a function that writes a date in the language's long form, such as 'March 5, 2025' in English. */
export function useLongDate(): (date: string | Date) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (date) => withOrdinal(locale, formatDate(locale, new Date(date), { dateStyle: 'long', timeZone }));
}

/** As {@link useLongDate} for a calendar day such as '2025-08-01', which has no time zone to shift it. */
export function useLongDay(): (day: string) => string {
  const locale = useLocale();
  return (day) =>
    withOrdinal(locale, formatDate(locale, new Date(day), { dateStyle: 'long', timeZone: 'UTC' }));
}

/** Gives a function that writes a month such as '2025-05' in full, 'May 2025' in English. */
export function useLongMonth(): (month: string) => string {
  const locale = useLocale();
  return (month) => formatDate(locale, new Date(month), { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
