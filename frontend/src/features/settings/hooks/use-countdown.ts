import { useEffect, useState } from 'react';
import { useHydrated } from '../../../i18n/use-hydrated';
import { useMoment } from '../../../i18n/use-moment';
import { timeLeft, type TimeLeft } from '../time-left';

const second = 1000;

export interface Countdown {
  /** What the season does once the time has passed. */
  turn: 'begins' | 'ends';
  /** Null until the browser has taken the page over: seconds of the server's clock would be gone by then. */
  left: TimeLeft | null;
  /** It has begun, and its end has passed. */
  hasEnded: boolean;
}

/**
 * The time left until the season begins, from that moment on until it ends. While no start is set it is still to begin,
 * and what is counted down to is the one date there is (spec section 2).
 */
export function useCountdown(start: string | null, end: string): Countdown {
  const hydrated = useHydrated();
  const first = useMoment();
  const [ticked, setTicked] = useState<number>();
  const now = ticked ?? first;
  const [startTime, endTime] = [start === null ? null : Date.parse(start), Date.parse(end)];
  const begun = startTime !== null && now >= startTime;
  const target = begun ? endTime : (startTime ?? endTime);
  const passed = now >= target;
  useEffect(() => {
    if (passed) return undefined;
    // Ticks fall together with the target's seconds, so that the turn comes at the moment itself.
    const untilTick = () => (target - Date.now()) % second || second;
    const tick = () => {
      setTicked(Date.now());
      timer = setTimeout(tick, untilTick());
    };
    let timer = setTimeout(tick, untilTick());
    return () => clearTimeout(timer);
  }, [passed, target]);
  const hasEnded = begun && passed;
  return { hasEnded, turn: begun ? 'ends' : 'begins', left: hydrated ? timeLeft(target, now) : null };
}
