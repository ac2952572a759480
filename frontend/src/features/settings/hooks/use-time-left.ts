import { useEffect, useState } from 'react';
import { timeLeft, type TimeLeft } from '../time-left';

const tick = 1000;

/** The time left until `end`, anew every second until then. */
export function useTimeLeft(end: string): TimeLeft {
  const endTime = new Date(end).getTime();
  const [now, setNow] = useState(Date.now);
  const passed = now >= endTime;
  useEffect(() => {
    if (passed) return undefined;
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, [passed]);
  return timeLeft(endTime, now);
}
