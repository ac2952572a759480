import type { Standing } from './deliverable-ads.query.js';

/** Names the pool in which an ad stands. */
export const poolOf = ({ shape, isPaid }: Pick<Standing, 'shape' | 'isPaid'>): string =>
  `${shape} ${isPaid ? 'paid' : 'unpaid'}`;

/** Servings of today, and those that it is taken to have had. */
export const levelOf = ({ served, ahead }: Standing): number => served + ahead;

/** Whether it is known how it stands among the others today. */
const isSettled = ({ levelOf: known, stretch }: Standing): boolean => known === stretch;

/**
 * Has those that came, or came back, begin at the least of the others of their pool, so that they neither wait nor starve them; but never
 * before where they were today: who goes and comes again and again would be the next one each time.
 * @returns those of them that came, with what they are ahead
 */
export function settle(standings: readonly Standing[]): Standing[] {
  const leasts = new Map<string, number>();
  for (const settled of standings.filter(isSettled)) {
    const pool = poolOf(settled);
    leasts.set(pool, Math.min(leasts.get(pool) ?? Infinity, levelOf(settled)));
  }
  const came = standings.filter((standing) => !isSettled(standing));
  for (const standing of came) {
    standing.ahead = beginningOf(standing, leasts.get(poolOf(standing))) - standing.served;
    standing.levelOf = standing.stretch;
  }
  return came;
}

/** Who is alone goes on from where it is. */
function beginningOf(standing: Standing, least = levelOf(standing)): number {
  return standing.levelOf === null ? least : Math.max(least, levelOf(standing));
}
