import { CONFIRMATIONS, confirmationsOf } from '../../chain/confirmations.js';
import type { AdStatus, PaymentStatus } from '../ads/ad.types.js';
import type { Transaction } from './entities/transaction.entity.js';

/** What the state of a payment depends on. */
export type PaymentFacts = Pick<Transaction, 'blockNumber' | 'outcome' | 'paidAt'>;

/** The paid ad; null when no such ad exists. */
export type AdFacts = { status: AdStatus } | null;

/** What the operator has to do with a held payment. */
export type MoneyAction = 'settle' | 'refund';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The money follows the ad: held while pending, settled once approved, refunded once rejected, whichever comes first. */
export function paymentStatusOf(payment: PaymentFacts, ad: AdFacts, head: number): PaymentStatus {
  if (payment.outcome) return payment.outcome;
  if (confirmationsOf(payment.blockNumber, head) < CONFIRMATIONS) return 'confirming';
  return ad === null || ad.status === 'rejected' ? 'refunding' : 'confirmed';
}

/** Null while there is nothing to do. */
export function moneyActionOf(payment: PaymentFacts, ad: AdFacts, head: number): MoneyAction | null {
  const status = paymentStatusOf(payment, ad, head);
  if (status === 'refunding') return 'refund';
  return status === 'confirmed' && ad?.status !== 'pending' ? 'settle' : null;
}

/** Undefined for at once. A payment for an ad that does not exist waits a day, as its ad may only be late; on the local chain nothing is late. */
export function actionDueAt(payment: PaymentFacts, ad: AdFacts, isLocalChain: boolean): Date | undefined {
  if (ad !== null || isLocalChain) return undefined;
  return new Date(payment.paidAt.getTime() + DAY_MS);
}

/** Of several payments for one ad the best counts. */
const ORDER: readonly PaymentStatus[] = [
  'settled',
  'confirmed',
  'confirming',
  'pending',
  'refunding',
  'refunded',
  'failed',
];

/** The best of an ad's payments, the newest first among equals; undefined when it has none. */
export function bestPayment<T extends { id: number; status: PaymentStatus }>(
  payments: readonly T[],
): T | undefined {
  return payments.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status) || b.id - a.id)[0];
}
