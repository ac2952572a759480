import { useLocale } from './use-locale';
import { useTimeZone } from './use-time-zone';

/** Gives a function that writes date and time of an instant in the language's long form. */
export function useLongTime(): (instant: string) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: useTimeZone(),
  });
  return (instant) => format.format(new Date(instant));
}
