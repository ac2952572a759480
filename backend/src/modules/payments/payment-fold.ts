import { type SplitterEvent, splitShares, splitterEventOf } from '../../chain/contracts/splitter.js';
import type { ChainEvent } from '../../chain/events/entities/chain-event.entity.js';
import type { AdPayment } from './entities/ad-payment.entity.js';

/** What the events alone tell of a payment. */
export interface FoldedPayment extends Omit<
  AdPayment,
  'id' | 'holdsAd' | 'status' | 'awaitsDecision' | 'refundApproved' | 'outcomeAwaited' | 'returnsAd'
> {
  /** Whether nodes agree on the event that decided on it. */
  outcomeVerified: boolean;
}

/** What follows from a payment's events beside its ad and its place, in the order of the table. */
export const FOLDED = [
  'splitter',
  'payer',
  'attempt',
  'amount',
  'founderAmount',
  'platformAmount',
  'blockNumber',
  'paidAt',
  'outcome',
  'outcomeHash',
  'verified',
  'credited',
] as const satisfies (keyof FoldedPayment & keyof AdPayment)[];

/** Folds the events of one ad on one splitter, oldest first, into its payments. */
export function foldPayments(events: readonly ChainEvent[]): FoldedPayment[] {
  return events.reduce<FoldedPayment[]>((payments, event) => {
    const said = splitterEventOf(event);
    if (!said) return payments;
    if (said.name === 'AdPaid') return [...payments, newPayment(event, said, payments.length + 1)];
    const index = payments.findLastIndex((payment) => isOutcomeOf(said, payment));
    return index < 0 ? payments : payments.with(index, withOutcome(payments[index]!, event, said));
  }, []);
}

function newPayment(
  event: ChainEvent,
  { adId, payer, attempt, amount }: SplitterEvent,
  count: number,
): FoldedPayment {
  const shares = splitShares(amount);
  const { chainId, contract, transactionHash, logIndex, blockNumber, blockTime, verifiedAt } = event;
  return {
    ...{ chainId, splitter: contract, transactionHash, logIndex, blockNumber, paidAt: blockTime },
    adId: String(adId),
    payer,
    attempt: attempt ?? count,
    amount: String(amount),
    founderAmount: String(shares.founder),
    platformAmount: String(shares.platform),
    outcome: null,
    outcomeHash: null,
    outcomeVerified: false,
    credited: false,
    verified: verifiedAt !== null,
  };
}

/** The contract holds one payment of an ad at a time, so an outcome belongs to the newest undecided one of its payer. */
function isOutcomeOf({ name, payer, attempt }: SplitterEvent, payment: FoldedPayment): boolean {
  if (payment.payer !== payer || (attempt !== null && payment.attempt !== attempt)) return false;
  return name === 'RefundCredited' ? payment.outcome === 'refunded' : payment.outcome === null;
}

function withOutcome(
  payment: FoldedPayment,
  { transactionHash, verifiedAt }: ChainEvent,
  { name }: SplitterEvent,
): FoldedPayment {
  if (name === 'RefundCredited') return { ...payment, credited: true };
  const outcome = name === 'AdSettled' ? 'settled' : 'refunded';
  return { ...payment, outcome, outcomeHash: transactionHash, outcomeVerified: verifiedAt !== null };
}
