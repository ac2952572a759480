import { useLocale } from '../../i18n/use-locale';
import { useTimeZone } from '../../i18n/use-time-zone';
import { writeDate } from '../../i18n/written';

/** Gives a function that writes an instant with its time of day, in the language's way and the reader's time zone. */
export function useMoment(): (instant: string) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (instant) =>
    writeDate(locale, new Date(instant), { dateStyle: 'long', timeStyle: 'short', timeZone });
}
