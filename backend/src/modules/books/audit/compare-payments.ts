import type { ChainEvent } from '../../../chain/events/entities/chain-event.entity.js';
import type { FoundEvent } from '../../../chain/events/event-reader.js';
import type { AdPayment } from '../../payments/entities/ad-payment.entity.js';
import { FOLDED, type FoldedPayment, foldPayments } from '../../payments/payment-fold.js';
import { placeKey } from './own-reading.js';

/** What is compared of a payment; that it was verified follows from more than its events. */
const PARTS = (['adId', ...FOLDED] as const).filter((part) => part !== 'verified');

/** The payments of one splitter as its events have them, by place. */
export function paymentsOf(chainId: number, events: readonly FoundEvent[]): Map<string, FoldedPayment> {
  const byAd = Map.groupBy(events, ({ subject }) => subject);
  const payments = [...byAd.values()].flatMap((own) =>
    foldPayments(own.map((event) => asStored(chainId, event))),
  );
  return new Map(payments.map((payment) => [placeKey(payment), payment]));
}

/** What differs between a payment of the database and the same one of the chain, in words. */
export function differencesOfPayment(
  stored: AdPayment | undefined,
  folded: FoldedPayment | undefined,
): string[] {
  const { adId, transactionHash } = (stored ?? folded)!;
  const about = `Payment of ad ${adId} in transaction ${transactionHash}`;
  if (!folded) return [`${about}: the chain does not have it`];
  if (!stored) return [`${about}: the database lacks it`];
  return PARTS.map((part) => [part, textOf(stored[part]), textOf(folded[part])] as const)
    .filter(([, books, chain]) => books !== chain)
    .map(([part, books, chain]) => `${about}: ${part} is ${books} in the database, ${chain} by the chain`);
}

const textOf = (value: AdPayment[(typeof PARTS)[number]]): string =>
  value instanceof Date ? value.toISOString() : String(value);

const asStored = (chainId: number, event: FoundEvent): ChainEvent => ({
  ...event,
  chainId,
  id: '0',
  verifiedAt: null,
  folded: true,
  judged: true,
});
