import { ZeroAddress } from 'ethers';
import type { ChainEvent } from '../events/entities/chain-event.entity.js';

/** What one event, or several of a kind together, did to the money of a splitter. Amounts are wei. */
export interface Movement {
  /** Name of the event. */
  name: string;
  /** Who was paid out, or was a payee until then; null for other events. */
  payee: string | null;
  /** Who is a payee instead; null for other events. */
  successor: string | null;
  amount: bigint;
  founderShare: bigint;
  platformShare: bigint;
}

/** Sums over the events of a splitter. Amounts are wei. */
export interface SplitterAccount {
  paid: bigint;
  settled: bigint;
  refunded: bigint;
  credited: bigint;
  creditsPaid: bigint;
  released: bigint;
  /** What waits for the founder. */
  owedFounder: bigint;
  /** What waits for the platform. */
  owedPlatform: bigint;
  /** Who the payees are; null until the events of the deployment were read. */
  founder: string | null;
  platform: string | null;
}

/** The sums of an account; all but who the payees are. */
export const FIGURES = [
  'paid',
  'settled',
  'refunded',
  'credited',
  'creditsPaid',
  'released',
  'owedFounder',
  'owedPlatform',
] as const satisfies (keyof SplitterAccount)[];

const NOTHING: SplitterAccount = {
  paid: 0n,
  settled: 0n,
  refunded: 0n,
  credited: 0n,
  creditsPaid: 0n,
  released: 0n,
  owedFounder: 0n,
  owedPlatform: 0n,
  founder: null,
  platform: null,
};

/** What one event alone did. */
export function movementOf({ name, args }: Pick<ChainEvent, 'name' | 'args'>): Movement {
  const said = args as Record<string, string | undefined>;
  const weiOf = (argument: string): bigint => BigInt(said[argument] ?? 0);
  return {
    name,
    payee: said.payee ?? null,
    successor: said.successor ?? null,
    amount: weiOf('amount'),
    founderShare: weiOf('founderShare'),
    platformShare: weiOf('platformShare'),
  };
}

/** Folds what happened after an account, oldest first; movements between two changes of a payee may come in any order. */
export function foldAccount(movements: Iterable<Movement>, before = NOTHING): SplitterAccount {
  let account = before;
  for (const movement of movements) account = STEPS[movement.name]?.(account, movement) ?? account;
  return account;
}

type Step = (account: SplitterAccount, movement: Movement) => SplitterAccount;

const addsTo =
  (name: 'paid' | 'refunded' | 'credited' | 'creditsPaid'): Step =>
  (account, { amount }) => ({ ...account, [name]: account[name] + amount });

const STEPS: Readonly<Record<string, Step | undefined>> = {
  AdPaid: addsTo('paid'),
  AdRefunded: addsTo('refunded'),
  RefundCredited: addsTo('credited'),
  CreditWithdrawn: addsTo('creditsPaid'),
  AdSettled: (account, { founderShare, platformShare }) => ({
    ...account,
    settled: account.settled + founderShare + platformShare,
    owedFounder: account.owedFounder + founderShare,
    owedPlatform: account.owedPlatform + platformShare,
  }),
  Released: (account, { payee, amount }) => ({
    ...account,
    released: account.released + amount,
    ...(payee === account.founder
      ? { owedFounder: account.owedFounder - amount }
      : { owedPlatform: account.owedPlatform - amount }),
  }),
  // The constructor names the founder first.
  PayeeChanged: (account, { payee, successor }) => {
    const isFounder = payee === ZeroAddress ? account.founder === null : payee === account.founder;
    return isFounder ? { ...account, founder: successor } : { ...account, platform: successor };
  },
};

/** Payments that wait for a decision. */
export const heldOf = ({ paid, settled, refunded }: SplitterAccount): bigint => paid - settled - refunded;

/** Refunds that wait for their payers. */
export const creditsOf = ({ credited, creditsPaid }: SplitterAccount): bigint => credited - creditsPaid;

/** What the contract must hold, but for coins that came by no payment. */
export const dueOf = (account: SplitterAccount): bigint =>
  heldOf(account) + creditsOf(account) + account.owedFounder + account.owedPlatform;
