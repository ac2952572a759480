export interface TimeLeft {
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const twoDigits = (value: number) => Math.floor(value).toString().padStart(2, '0');

/** What is left from `now` to `end` (both in ms), each figure padded to two digits; all zeros once the time has passed. */
export function timeLeft(end: number, now: number): TimeLeft {
  const left = Math.max(0, end - now);
  return {
    days: twoDigits(left / day),
    hours: twoDigits((left % day) / hour),
    minutes: twoDigits((left % hour) / minute),
    seconds: twoDigits((left % minute) / second),
  };
}
