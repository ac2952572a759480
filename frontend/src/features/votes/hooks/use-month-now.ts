import { useEffect, useState } from 'react';
import { dayAfter, monthOf } from '../calendar-month';

/** Browsers wait no longer than this at once. */
const longestWait = 2 ** 31 - 1;

/** The month that votes count for now; changes with the calendar while the page is open. */
export function useMonthNow(): string {
  const [now, setNow] = useState(() => new Date());
  const month = monthOf(now);
  useEffect(() => {
    const left = new Date(dayAfter(month)).getTime() - now.getTime();
    const timer = setTimeout(() => setNow(new Date()), Math.min(left, longestWait));
    return () => clearTimeout(timer);
  }, [month, now]);
  return month;
}
