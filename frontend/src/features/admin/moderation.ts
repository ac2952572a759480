import type { AdminAd, ModeratedStatus } from './api';

/** A status that a moderator wants an ad to have. */
export interface Decision {
  ad: AdminAd;
  status: ModeratedStatus;
}

/** Where an ad's money is, as far as it matters to a decision. */
export type Money = 'unpaid' | 'arriving' | 'held' | 'split' | 'returned';

const places: Record<AdminAd['paymentStatus'], Money> = {
  pending: 'unpaid',
  failed: 'unpaid',
  confirming: 'arriving',
  confirmed: 'held',
  settled: 'split',
  refunding: 'returned',
  refunded: 'returned',
};

export const moneyOf = (ad: Pick<AdminAd, 'paymentStatus'>): Money => places[ad.paymentStatus];

/** What is asked before the decision goes to the server; null where it can go at once. */
export function questionBefore({ ad, status }: Decision): 'reason' | 'unpaid' | null {
  if (status === 'rejected') return 'reason';
  const money = moneyOf(ad);
  return status === 'approved' && (money === 'unpaid' || money === 'returned') ? 'unpaid' : null;
}

/** Whether its picture is on its way from its address: until then the server approves no ad whose revision was looked at. */
export const isPictureCopying = ({ pictureCopy }: Pick<AdminAd, 'pictureCopy'>): boolean =>
  pictureCopy?.state === 'waiting';

const written = ['title', 'description', 'category', 'destinationUrl', 'callToAction'] as const;

/**
 * The decision about the ad as it is now, where nothing but the picture that it waited for has come since. Whatever else its owner
 * has changed is to be looked at first.
 */
export function followPicture(decision: Decision, known: AdminAd[]): Decision {
  const now = known.find(({ id }) => id === decision.ad.id);
  const isCome = now && isPictureCopying(decision.ad) && !isPictureCopying(now);
  return isCome && written.every((part) => now[part] === decision.ad[part])
    ? { ...decision, ad: now }
    : decision;
}
