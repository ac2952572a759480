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

const of = (contract: ContractName, kind: BookKind): BookEvent => ({ contract, kind });

/** The events that stand in the books, by name; others, such as roles, move nothing that anybody owns. */
const BOOK_EVENTS: Readonly<Record<string, BookEvent>> = {
  AdPaid: of(SPLITTER, 'payment'),
  AdSettled: of(SPLITTER, 'split'),
  AdRefunded: of(SPLITTER, 'refund'),
  RefundCredited: of(SPLITTER, 'credit'),
  CreditWithdrawn: of(SPLITTER, 'credit_payout'),
  Released: of(SPLITTER, 'payout'),
  AdPriceChanged: of(SPLITTER, 'change'),
  PayeeProposed: of(SPLITTER, 'change'),
  PayeeChanged: of(SPLITTER, 'change'),
  Transfer: of(BADGE, 'badge'),
  BadgeTypeChanged: of(BADGE, 'badge'),
  BadgeRevoked: of(BADGE, 'badge'),
  RootPublished: of(REGISTRY, 'vote_root'),
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
