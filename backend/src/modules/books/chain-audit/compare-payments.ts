import type { EntityManager } from 'typeorm';
import type { ChainEvent } from '../../../chain/events/entities/chain-event.entity.js';
import type { FoundEvent } from '../../../chain/events/found-event.js';
import { differingParts } from '../../../common/differing-parts.js';
import type { AdPayment } from '../../payments/entities/ad-payment.entity.js';
import { FOLDED, type FoldedPayment, foldPayments } from '../../payments/payment-fold.js';
import type { Differences } from './differences.js';
import type { OwnBooks } from './own-books.js';
import { adsAfter, storedPayments } from './stored-books.js';

/** What is compared of a payment; that it was verified follows from more than its events. */
const PARTS = (['adId', ...FOLDED] as const).filter((part) => part !== 'verified');

/** Compares both ways; an ad about which something happened after the block is left to a later audit. */
export async function comparePayments(
  chainId: number,
  manager: EntityManager,
  books: OwnBooks,
  splitters: readonly string[],
  block: number,
  differences: Differences,
): Promise<void> {
  books.keepPayments(paymentsIn(books, chainId, splitters, block));
  const later = await adsAfter(manager, chainId, block);
  for await (const payments of storedPayments(manager, chainId, block)) {
    const folded = books.meetPayments(payments);
    payments.forEach((payment, index) => {
      if (!later.has(payment.adId)) differences.add(...differencesOfPayment(payment, folded[index]));
    });
  }
  for (const payment of books.unmetPayments())
    if (!later.has(payment.adId)) differences.add(...differencesOfPayment(undefined, payment));
}

/** What the events of splitters up to a block make of payments. */
function* paymentsIn(
  books: OwnBooks,
  chainId: number,
  splitters: readonly string[],
  block: number,
): Generator<FoldedPayment> {
  for (const splitter of splitters)
    for (const events of books.eventsBySubject(splitter, block)) yield* paymentsOf(chainId, events);
}

/** The payments of one ad on one splitter as its events have them, oldest first. */
export const paymentsOf = (chainId: number, events: readonly FoundEvent[]): FoldedPayment[] =>
  foldPayments(events.map((event) => asStored(chainId, event)));

/** What differs between a payment of the database and the same one of the chain, in words. */
export function differencesOfPayment(
  stored: AdPayment | undefined,
  folded: FoldedPayment | undefined,
): string[] {
  const { adId, transactionHash } = (stored ?? folded)!;
  const about = `Payment of ad ${adId} in transaction ${transactionHash}`;
  if (!folded) return [`${about}: the chain does not have it`];
  if (!stored) return [`${about}: the database lacks it`];
  return differingParts(partsOf(stored), partsOf(folded)).map(
    ({ part, books, chain }) => `${about}: ${part} is ${books} in the database, ${chain} by the chain`,
  );
}

type Parts = Pick<AdPayment, (typeof PARTS)[number]>;

const partsOf = (payment: Parts): Record<string, string> =>
  Object.fromEntries(PARTS.map((part) => [part, textOf(payment[part])]));

const textOf = (value: Parts[keyof Parts]): string =>
  value instanceof Date ? value.toISOString() : String(value);

const asStored = (chainId: number, event: FoundEvent): ChainEvent => ({
  ...event,
  chainId,
  id: '0',
  verifiedAt: null,
  folded: true,
  judged: true,
});
