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
