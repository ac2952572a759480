import { BADGE, REGISTRY, SPLITTER } from '../../chain/contracts/chain-contracts.js';
import type { ContractName } from '../../chain/contracts/deployment-record.js';

/** What an entry of the books is about. */
export const BOOK_KINDS = [
  'payment',
  'split',
  'refund',
  'credit',
  'credit_payout',
  'payout',
  'badge',
  'vote_root',
  'change',
] as const;
export type BookKind = (typeof BOOK_KINDS)[number];

interface BookEvent {
  kind: BookKind;
  contract: ContractName;
}

const eventOf = (contract: ContractName, kind: BookKind): BookEvent => ({ contract, kind });

/** The events that stand in the books, by name; others, such as roles, move nothing that anybody owns. */
const BOOK_EVENTS: Readonly<Record<string, BookEvent>> = {
  AdPaid: eventOf(SPLITTER, 'payment'),
  AdSettled: eventOf(SPLITTER, 'split'),
  AdRefunded: eventOf(SPLITTER, 'refund'),
  RefundCredited: eventOf(SPLITTER, 'credit'),
  CreditWithdrawn: eventOf(SPLITTER, 'credit_payout'),
  Released: eventOf(SPLITTER, 'payout'),
  AdPriceChanged: eventOf(SPLITTER, 'change'),
  PayeeProposed: eventOf(SPLITTER, 'change'),
  PayeeChanged: eventOf(SPLITTER, 'change'),
  Transfer: eventOf(BADGE, 'badge'),
  BadgeTypeChanged: eventOf(BADGE, 'badge'),
  BadgeRevoked: eventOf(BADGE, 'badge'),
  RootPublished: eventOf(REGISTRY, 'vote_root'),
};

/** Undefined for events that do not stand in the books. */
export const kindOf = (event: string): BookKind | undefined => BOOK_EVENTS[event]?.kind;

/** Names of the events of a kind; of all kinds where none is named. */
export function eventNames(kind?: BookKind): string[] {
  const all = Object.entries(BOOK_EVENTS);
  return all.filter(([, event]) => kind === undefined || event.kind === kind).map(([name]) => name);
}

/** Names of the events about an ad's money. */
export const AD_EVENTS: readonly string[] = ['AdPaid', 'AdSettled', 'AdRefunded', 'RefundCredited'];

/** Under which names events carry accounts; an index of theirs has them in this order. */
export const ACCOUNT_ARGUMENTS: readonly string[] = ['payer', 'to', 'payee', 'successor', 'from', 'holder'];
