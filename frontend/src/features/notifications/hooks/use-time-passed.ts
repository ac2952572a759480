import { useLongDate } from '../../../i18n/use-long-date';
import { useLocale } from '../../../i18n/use-locale';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Gives a function that says how long ago something was, and after a week on which day. */
export function useTimePassed(): (instant: string, now?: number) => string {
  const locale = useLocale();
  const longDate = useLongDate();
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return (instant, now = Date.now()) => {
    const passed = Math.max(0, now - new Date(instant).getTime());
    if (passed < MINUTE_MS) return format.format(0, 'second');
    if (passed < HOUR_MS) return format.format(-Math.floor(passed / MINUTE_MS), 'minute');
    if (passed < DAY_MS) return format.format(-Math.floor(passed / HOUR_MS), 'hour');
    return passed < 7 * DAY_MS ? format.format(-Math.floor(passed / DAY_MS), 'day') : longDate(instant);
  };
}
