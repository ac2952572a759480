import { useLocale } from '../../i18n/use-locale';
import { useTimeZone } from '../../i18n/use-time-zone';

/** Gives a function that writes an instant with its time of day, in the language's way and the reader's time zone. */
export function useMoment(): (instant: string) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: useTimeZone(),
  });
  return (instant) => format.format(new Date(instant));
}
