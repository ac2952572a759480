import type { Network } from '../../chain/networks';
import type { AdPayment } from './api';

type Progress = Pick<AdPayment, 'status' | 'requiredConfirmations'>;

/**
 * How many blocks make a payment final where the network wants more than the confirmations that are counted; null where it does not,
 * and once the payment is final.
 */
export function finalLater(
  { status, requiredConfirmations }: Progress,
  network: Pick<Network, 'finalAfter'> | undefined,
): number | null {
  if (status !== 'confirming' || !network) return null;
  return network.finalAfter > requiredConfirmations ? network.finalAfter : null;
}
