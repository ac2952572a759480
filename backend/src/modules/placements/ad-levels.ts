import type { AdInPool } from './deliverable-ads.query.js';

/** Names the pool in which an ad stands. */
export const poolOf = ({ shape, isPaid }: Pick<AdInPool, 'shape' | 'isPaid'>): string =>
  `${shape} ${isPaid ? 'paid' : 'unpaid'}`;

/** Servings of today, and those that it is taken to have had. */
export const levelOf = ({ served, ahead }: AdInPool): number => served + ahead;

/** Whether it is known how it stands among the others today. */
const isSettled = ({ levelOf: known, stretch }: AdInPool): boolean => known === stretch;

/**
 * Has those that came, or came back, begin at the least of the others of their pool, so that they neither wait nor starve them; but never
 * before where they were today: who goes and comes again and again would be the next one each time.
 * @returns those of them that came, with what they are ahead
 */
export function settleNewcomers(adsInPools: readonly AdInPool[]): AdInPool[] {
  const leasts = new Map<string, number>();
  for (const settled of adsInPools.filter(isSettled)) {
    const pool = poolOf(settled);
    leasts.set(pool, Math.min(leasts.get(pool) ?? Infinity, levelOf(settled)));
  }
  const came = adsInPools.filter((inPool) => !isSettled(inPool));
  for (const inPool of came) {
    inPool.ahead = beginningOf(inPool, leasts.get(poolOf(inPool))) - inPool.served;
    inPool.levelOf = inPool.stretch;
  }
  return came;
}

/** Who is alone goes on from where it is. */
function beginningOf(inPool: AdInPool, least = levelOf(inPool)): number {
  return inPool.levelOf === null ? least : Math.max(least, levelOf(inPool));
}
