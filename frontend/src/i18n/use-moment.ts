import { useHydrated } from './use-hydrated';

let drawnAt: number | undefined;

/**
 * Says what time it is while a page is drawn: on the server with each draw; in the browser the server's moment, until it has taken the
 * page over. A reader's clock may be wrong by hours, and a sentence about an instant between the two would differ.
 */
export function startClock(moment?: number): void {
  drawnAt = moment;
}

const ownMoment = (): number => Date.now();

/** What time it is, for all that is drawn by it; in milliseconds, as `Date.now()`. */
export function useMoment(): number {
  const hydrated = useHydrated();
  return hydrated || drawnAt === undefined ? ownMoment() : drawnAt;
}
