import { useLocale } from './use-locale';
import { useTimeZone } from './use-time-zone';
import { formatDate } from './format';

/**
 * Gives a function that writes date and time of an instant in the language's long form.
 * @param zone such as 'UTC'; the reader's own unless given
 */
export function useLongTime(zone?: string): (instant: string) => string {
  const locale = useLocale();
  const ownZone = useTimeZone();
  return (instant) =>
    formatDate(locale, new Date(instant), {
      dateStyle: 'long',
      timeStyle: 'medium',
      timeZone: zone ?? ownZone,
    });
}
