import type { AdPayment } from './api';

type Progress = Pick<AdPayment, 'status' | 'requiredConfirmations' | 'finalAfter'>;

/**
 * How many blocks make a payment final where its network wants more than the confirmations that are counted; null where it does not,
 * and once the payment is final.
 */
export function finalLater({ status, requiredConfirmations, finalAfter }: Progress): number | null {
  return status === 'confirming' && finalAfter > requiredConfirmations ? finalAfter : null;
}
