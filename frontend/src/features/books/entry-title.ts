import type { BookEntry } from './api';

const NOBODY = /^0x0{40}$/;

const titles = {
  AdPaid: 'payment',
  AdSettled: 'split',
  AdRefunded: 'refund',
  RefundCredited: 'credit',
  CreditWithdrawn: 'creditPayout',
  Released: 'payout',
  BadgeTypeChanged: 'badgeType',
  BadgeRevoked: 'badgeRevoked',
  RootPublished: 'voteRoot',
  AdPriceChanged: 'price',
  PayeeProposed: 'payeeProposed',
  PayeeChanged: 'payeeChanged',
} as const;

const badgeMoves = { minted: 'badgeMinted', burned: 'badgeBurned', moved: 'badgeMoved' } as const;
type Title = (typeof titles)[keyof typeof titles] | (typeof badgeMoves)[keyof typeof badgeMoves] | 'unknown';

/** Names the sentence that says what happened. */
export function entryTitle({ event, args }: BookEntry): Title {
  if (event === 'Transfer') return badgeMoves[moveOf(String(args.from), String(args.to))];
  return (titles as Partial<Record<string, Title>>)[event] ?? 'unknown';
}

function moveOf(from: string, to: string): keyof typeof badgeMoves {
  if (NOBODY.test(from)) return 'minted';
  return NOBODY.test(to) ? 'burned' : 'moved';
}
