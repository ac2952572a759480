import type { AdPayment } from './api';
import type { Network } from '../../chain/networks';
import type { PaymentAttempt } from './payment-attempt';

/** The states of the payment card (spec section 2, Crypto payment card). */
export type PaymentCardState =
  'disconnected' | 'network_select' | 'ready' | 'processing' | 'confirmed' | 'error';

export interface PaymentFacts {
  isConnected: boolean;
  /** The network the wallet is on, if the site knows it. */
  network: Network | undefined;
  /** The network to pay on, undefined where there is none. */
  chosen: Network | undefined;
  attempt: PaymentAttempt;
  payment: Pick<AdPayment, 'status'> | undefined;
}

const VERIFIED: readonly AdPayment['status'][] = ['confirming', 'confirmed', 'settled', 'refunding'];

/** What the server verified comes first, then what this browser is doing, then what the wallet allows. */
export function paymentCardState({
  isConnected,
  network,
  chosen,
  attempt,
  payment,
}: PaymentFacts): PaymentCardState {
  if (payment && VERIFIED.includes(payment.status)) return 'confirmed';
  if (attempt.step === 'signing' || attempt.step === 'sent') return 'processing';
  if (attempt.step === 'failed') return 'error';
  if (!isConnected) return 'disconnected';
  return chosen && network?.chainId === chosen.chainId ? 'ready' : 'network_select';
}

/** Whether the server has said the last word on the attempt, so that the browser may forget it. */
export function isConcluded(attempt: PaymentAttempt, payment: Pick<AdPayment, 'status' | 'txHash'>): boolean {
  if (payment.status === 'confirmed' || payment.status === 'settled') return true;
  const isOurs = attempt.step === 'sent' && payment.txHash === attempt.transaction.txHash;
  return isOurs && (payment.status === 'refunding' || payment.status === 'refunded');
}
