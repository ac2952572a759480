import type { AdminAd, ModeratedStatus } from './api';

/** A status that a moderator wants an ad to have. */
export interface Decision {
  ad: AdminAd;
  status: ModeratedStatus;
}

const decisions = ['pending', 'approved', 'rejected'] as const satisfies ModeratedStatus[];

export const isWithdrawn = ({ run }: Pick<AdminAd, 'run'>): boolean => run?.state === 'withdrawn';

/** What may be decided on an ad: nothing once it was taken back; what has had its run may only be hidden. */
export function decisionsOn(ad: Pick<AdminAd, 'status' | 'run'>): readonly ModeratedStatus[] {
  if (isWithdrawn(ad)) return [];
  return ad.status === 'completed' || ad.run?.state === 'completed' ? ['rejected'] : decisions;
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

/** What paid for a run that was had is split whatever is decided, also where the chain is yet to do it. */
export const moneyOf = ({ paymentStatus, run }: Pick<AdminAd, 'paymentStatus' | 'run'>): Money =>
  paymentStatus === 'confirmed' && run?.state === 'completed' ? 'split' : places[paymentStatus];

/** Whether it would be shown without anybody having paid for it. */
export const isUnpaid = (ad: Pick<AdminAd, 'paymentStatus' | 'run'>): boolean =>
  ['unpaid', 'returned'].includes(moneyOf(ad));

/** What is asked before the decision goes to the server; null where it can go at once. */
export function questionBefore({ ad, status }: Decision): 'reason' | 'unpaid' | 'reports' | null {
  if (status === 'rejected') return 'reason';
  if (status === 'pending') return null;
  if (isUnpaid(ad)) return 'unpaid';
  return ad.reportCount > 0 ? 'reports' : null;
}

/** Whether its picture is on its way from its address: until then the server approves no ad whose revision was looked at. */
export const isPictureCopying = ({ pictureCopy }: Pick<AdminAd, 'pictureCopy'>): boolean =>
  pictureCopy?.state === 'waiting';

const writtenParts = ['title', 'description', 'category', 'destinationUrl', 'callToAction'] as const;

/**
 * The decision about the ad as it is now, where nothing but the picture that it waited for has come since. Whatever else its owner
 * has changed is to be looked at first.
 */
export function followPicture(decision: Decision, known: AdminAd[]): Decision {
  const now = known.find(({ id }) => id === decision.ad.id);
  const isCome = now && isPictureCopying(decision.ad) && !isPictureCopying(now);
  return isCome && writtenParts.every((part) => now[part] === decision.ad[part])
    ? { ...decision, ad: now }
    : decision;
}
