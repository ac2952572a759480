import type { AdPayment } from './entities/ad-payment.entity.js';
import type { FoldedPayment } from './payment-fold.js';

/** A payment as its events have it, and what is waited for. */
export type AwaitingPayment = FoldedPayment & Pick<AdPayment, 'outcomeAwaited' | 'returnsAd'>;

/**
 * What waits until the event that decided on a payment is verified; `row` is the payment as it was stored before. Whatever
 * was stored with its outcome by an earlier version waits for nothing.
 */
export function withAwaitedOutcome(row: AdPayment | undefined, folded: FoldedPayment): AwaitingPayment {
  if (folded.outcome === null) return { ...folded, outcomeAwaited: false, returnsAd: false };
  const isTold = !row || row.outcome === null;
  const heldAd = isTold ? row?.holdsAd : row.returnsAd;
  const outcomeAwaited = isTold || row.outcomeAwaited;
  return {
    ...folded,
    outcomeAwaited,
    returnsAd: outcomeAwaited && folded.outcome === 'refunded' && heldAd === true,
  };
}

/** Whether what waited follows now. */
export const isConcluded = ({ outcomeAwaited, outcomeVerified }: AwaitingPayment): boolean =>
  outcomeAwaited && outcomeVerified;

/** Once it has followed. */
export const withConclusion = (payment: AwaitingPayment): AwaitingPayment =>
  isConcluded(payment) ? { ...payment, outcomeAwaited: false, returnsAd: false } : payment;
