import { isLocalChain } from '../../chain/chains.js';
import type { PaymentStatus } from '../ads/ad.types.js';
import type { Ad } from '../ads/entities/ad.entity.js';
import type { AdPayment } from './entities/ad-payment.entity.js';

/** What the state of a payment depends on. */
export type PaymentFacts = Pick<AdPayment, 'outcome' | 'verified' | 'holdsAd' | 'paidAt'>;

/** The paid ad; null when no such ad exists. */
export type AdFacts = Pick<Ad, 'status' | 'completedAt' | 'runEndsAt'> | null;

/** By which a block may look older than what was there before it: it is dated to its beginning, and by another clock. */
const CLOCKS_DIFFER_MS = 60_000;

/**
 * The ad that a payment is for, null for none: one that was made after it is another than the one that was paid, whenever
 * the payment is read. What holds an ad goes on holding it.
 */
export function adPaidBy<T extends { createdAt: Date }>(
  { paidAt, holdsAd }: Pick<AdPayment, 'paidAt' | 'holdsAd'>,
  ad: T | null,
): T | null {
  const isEarlier = ad !== null && paidAt.getTime() + CLOCKS_DIFFER_MS < ad.createdAt.getTime();
  return isEarlier && !holdsAd ? null : ad;
}

/** Blocks are dated in whole seconds. */
const BLOCK_DATE_MS = 1_000;

/** When an ad's run was or will be over, also where the clock is yet to complete it; null where that is open. */
const endOf = (ad: AdFacts): Date | null =>
  ad && (ad.completedAt ?? (ad.status === 'approved' ? ad.runEndsAt : null));

/** Whether it was paid when the ad's run was over: for nothing. What held the ad by then goes on holding it. */
export function isLate({ paidAt, holdsAd }: Pick<AdPayment, 'paidAt' | 'holdsAd'>, ad: AdFacts): boolean {
  const end = endOf(ad);
  return !holdsAd && end !== null && paidAt.getTime() + BLOCK_DATE_MS > end.getTime();
}

/** Whether it held the ad when the run was over: a moderator may still hide what the ad left, but what was paid for was had. */
const isEarned = ({ holdsAd }: Pick<AdPayment, 'holdsAd'>, { completedAt }: NonNullable<AdFacts>): boolean =>
  holdsAd && completedAt !== null;

/** What the operator has to do with a held payment. */
export type MoneyAction = 'settle' | 'refund';

/** Refunds of one payer and ad that are made without a person: each costs the operator, and a contract may pay again at once. */
const AUTOMATIC_REFUNDS = 3;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Of several payments that claim an ad the one that was chosen before, else the one that was settled, else the earliest. */
export function chooseHolder<T extends Pick<AdPayment, 'outcome' | 'paidAt' | 'holdsAd'>>(
  payments: readonly T[],
): T | undefined {
  const standing = payments.filter(({ outcome }) => outcome !== 'refunded');
  const chosen =
    standing.find(({ holdsAd }) => holdsAd) ?? standing.find(({ outcome }) => outcome === 'settled');
  return chosen ?? standing.toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime())[0];
}

/**
 * The money follows the ad: held while pending, settled once approved or completed, refunded once rejected before that, paid twice or paid
 * when the ad's run was over, whichever comes first. `holder` is the payment that holds the ad.
 */
export function paymentStatusOf(
  payment: PaymentFacts,
  ad: AdFacts,
  holder: PaymentFacts | undefined,
): PaymentStatus {
  if (payment.outcome) return payment.outcome;
  if (!payment.verified) return 'confirming';
  if (ad === null || isLate(payment, ad)) return 'refunding';
  if (ad.status === 'rejected' && !isEarned(payment, ad)) return 'refunding';
  // A second payment waits until the first is final: until then it may still become the only one.
  return !payment.holdsAd && holder?.verified ? 'refunding' : 'confirmed';
}

/** Whether a refund waits for a person, after so many that were made without one for the same payer and ad. */
export const isForPerson = (
  status: PaymentStatus,
  { refundApproved }: Pick<AdPayment, 'refundApproved'>,
  automaticRefunds: number,
): boolean => status === 'refunding' && !refundApproved && automaticRefunds >= AUTOMATIC_REFUNDS;

/** Null while there is nothing to do. */
export function moneyActionOf(
  payment: PaymentFacts,
  ad: AdFacts,
  holder: PaymentFacts | undefined,
): MoneyAction | null {
  const status = paymentStatusOf(payment, ad, holder);
  if (status === 'refunding') return 'refund';
  const isAccepted = payment.holdsAd && ad !== null && ad.status !== 'pending';
  return status === 'confirmed' && isAccepted ? 'settle' : null;
}

/** Undefined for at once. A payment for an ad that does not exist waits a day, as its ad may only be late; on a local chain nothing is late. */
export function actionDueAt(
  { chainId, paidAt }: Pick<AdPayment, 'chainId' | 'paidAt'>,
  ad: AdFacts,
): Date | undefined {
  if (ad !== null || isLocalChain(chainId)) return undefined;
  return new Date(paidAt.getTime() + DAY_MS);
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

/** The payment that holds the ad, else the best of them, the newest first among equals; undefined when it has none. */
export function bestPayment<T extends Pick<AdPayment, 'id' | 'status' | 'holdsAd'>>(
  payments: readonly T[],
): T | undefined {
  return payments.toSorted(
    (a, b) =>
      Number(b.holdsAd) - Number(a.holdsAd) ||
      ORDER.indexOf(a.status) - ORDER.indexOf(b.status) ||
      b.id - a.id,
  )[0];
}

/** Payments beside the one that holds the ad, the newest first. What was given back before that one was made is history. */
export function furtherPayments<T extends Pick<AdPayment, 'id' | 'outcome' | 'paidAt' | 'holdsAd'>>(
  payments: readonly T[],
  holder: T,
): T[] {
  if (!holder.holdsAd) return [];
  return payments
    .filter(
      ({ id, outcome, paidAt }) => id !== holder.id && (outcome !== 'refunded' || paidAt >= holder.paidAt),
    )
    .toSorted((one, other) => other.id - one.id);
}

/** What becomes of a payment once it is final. */
const FINAL: readonly PaymentStatus[] = ['confirmed', 'settled', 'refunding', 'refunded'];

/** For which there is a receipt each, the newest first. */
export function finalPayments<T extends Pick<AdPayment, 'id' | 'status' | 'paidAt'>>(
  payments: readonly T[],
): T[] {
  return payments
    .filter(({ status }) => FINAL.includes(status))
    .toSorted((one, other) => other.paidAt.getTime() - one.paidAt.getTime() || other.id - one.id);
}
