import { useLocale } from './use-locale';
import { useTimeZone } from './use-time-zone';
import { writeDate } from './written';

/** Gives a function that writes date and time of an instant in the language's long form. */
export function useLongTime(): (instant: string) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (instant) =>
    writeDate(locale, new Date(instant), { dateStyle: 'long', timeStyle: 'medium', timeZone });
}
