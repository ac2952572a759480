import type { DeliverableAd } from './deliverable-ads.query.js';
import { shapesOf } from './placement.types.js';

const levelOf = ({ served, ahead }: DeliverableAd): number => served + ahead;

/** Whether it is known how it stands among the others today. */
const isSettled = ({ levelOf: known, stretch }: DeliverableAd): boolean => known === stretch;

/**
 * Has those that came, or came back, begin at the least of the others, so that they neither wait nor starve them: of the others in the
 * places where they may stand, and where these differ, in those where more is served.
 * @returns the ones that came, with what they are ahead
 */
export function settle(ads: readonly DeliverableAd[]): DeliverableAd[] {
  const settled = ads.filter(isSettled);
  return ads
    .filter((ad) => !isSettled(ad))
    .map((ad) => ({ ...ad, levelOf: ad.stretch, ahead: beginningOf(ad, settled) - ad.served }));
}

/** Who is alone goes on from where it is. */
function beginningOf(ad: DeliverableAd, settled: readonly DeliverableAd[]): number {
  const others = settled.filter(({ isPaid }) => isPaid === ad.isPaid);
  const leasts = shapesOf(ad.shown.format)
    .map((shape) => others.filter(({ shown }) => shapesOf(shown.format).includes(shape)))
    .filter((rivals) => rivals.length > 0)
    .map((rivals) => rivals.reduce((least, rival) => Math.min(least, levelOf(rival)), Infinity));
  return leasts.length === 0 ? levelOf(ad) : Math.max(...leasts);
}
