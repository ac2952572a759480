import { useHydrated } from './use-hydrated';
import { useLocale } from './use-locale';
import { formatDate } from './format';

/** The first of a month is an ordinal in French ('1er août 2025') and Brazilian Portuguese ('1º de agosto de 2025'), which Intl does not know. */
const ordinals: Record<string, string> = { fr: '1er', pt: '1º' };

function withOrdinal(locale: string, date: string): string {
  const ordinal = ordinals[locale.slice(0, 2)];
  return ordinal ? date.replace(/^1(?=\s)/, ordinal) : date;
}

const longDate = (locale: string, day: Date): string =>
  withOrdinal(locale, formatDate(locale, day, { dateStyle: 'long', timeZone: 'UTC' }));

const utcDay = (instant: Date): Date => new Date(instant.toISOString().slice(0, 10));

/** The reader's own day of an instant, at midnight in UTC. */
const ownDay = (instant: Date): Date =>
  new Date(Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate()));

/**
 * Gives a function that writes a date in the language's long form, such as 'March 5, 2025' in English: the reader's day, and UTC's in
 * what the server rendered, until the browser has taken it over. By days, so that a browser writes none that the server has written.
 */
export function useLongDate(): (date: string | Date) => string {
  const locale = useLocale();
  const dayOf = useHydrated() ? ownDay : utcDay;
  return (date) => longDate(locale, dayOf(new Date(date)));
}

/** As {@link useLongDate} for a calendar day such as '2025-08-01', which has no time zone to shift it. */
export function useLongDay(): (day: string) => string {
  const locale = useLocale();
  return (day) => longDate(locale, new Date(day));
}

/** Gives a function that writes a month such as '2025-05' in full, 'May 2025' in English. */
export function useLongMonth(): (month: string) => string {
  const locale = useLocale();
  return (month) => formatDate(locale, new Date(month), { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
