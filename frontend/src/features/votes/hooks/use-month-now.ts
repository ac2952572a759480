import { useEffect, useState } from 'react';
import { useMoment } from '../../../i18n/use-moment';
import { dayAfter, monthOf } from '../calendar-month';

/** Browsers wait no longer than this at once. */
const longestWait = 2 ** 31 - 1;

/** The month that votes count for now; changes with the calendar while the page is open. */
export function useMonthNow(): string {
  const [, setLooked] = useState(0);
  const month = monthOf(new Date(useMoment()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = new Date(dayAfter(month)).getTime() - Date.now();
      timer = setTimeout(look, Math.min(Math.max(left, 0), longestWait));
    };
    const look = () => {
      setLooked(Date.now());
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [month]);
  return month;
}
