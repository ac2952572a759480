import { useLocale } from '../../i18n/use-locale';
import { useTimeZone } from '../../i18n/use-time-zone';
import { formatDate } from '../../i18n/format';

/** Gives a function that writes an instant with its time of day, in the language's way and the reader's time zone. */
export function useMoment(): (instant: string) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (instant) =>
    formatDate(locale, new Date(instant), { dateStyle: 'long', timeStyle: 'short', timeZone });
}
