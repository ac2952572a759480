import type { AdPayment } from './api';
import type { PaymentFailure } from './payment-failure';

/** A payment that left the wallet; `amount` in wei, `sentAt` in ms since the epoch. */
export interface SentTransaction {
  txHash: string;
  chainId: number;
  from: string;
  /** Tells whether the wallet has used its turn for another transaction. */
  nonce: number;
  amount: string;
  sentAt: number;
}

/** How far this browser has come in paying for an ad: the part of the payment that outlives a reload. */
export type Attempt =
  | { step: 'none' }
  /** `isHere`: the wallet's answer will reach this page, not another tab or the page before a reload. */
  | { step: 'signing'; chainId: number; isHere: boolean }
  /** `isSlow`: it has been on its way for longer than is usual. */
  | { step: 'sent'; transaction: SentTransaction; isSlow?: boolean }
  | { step: 'failed'; failure: PaymentFailure; transaction: SentTransaction | null };

export type PaymentEvent =
  | { type: 'payNow'; chainId: number }
  | { type: 'sent'; transaction: SentTransaction }
  | { type: 'slow' }
  | { type: 'failed'; failure: PaymentFailure }
  | { type: 'tryAgain' }
  /** The server has said where the ad's payment stands. */
  | { type: 'verified'; payment: Pick<AdPayment, 'status' | 'txHash'> };

type Step = Attempt['step'];
type AttemptAt<Name extends Step> = Extract<Attempt, { step: Name }>;
type EventOf<Type extends PaymentEvent['type']> = Extract<PaymentEvent, { type: Type }>;
type Transitions = {
  [From in Step]: {
    [Type in PaymentEvent['type']]?: (attempt: AttemptAt<From>, event: EventOf<Type>) => Attempt;
  };
};

export const noAttempt: Attempt = { step: 'none' };

const startOver = () => noAttempt;
const toSent = (_attempt: Attempt, { transaction }: EventOf<'sent'>): Attempt => ({
  step: 'sent',
  transaction,
});

/** All that can happen. What does not stand here changes nothing, so that a second click starts no second payment. */
const transitions: Transitions = {
  none: {
    payNow: (_none, { chainId }) => ({ step: 'signing', chainId, isHere: true }),
    sent: toSent,
  },
  signing: {
    sent: toSent,
    failed: (_signing, { failure }) => ({ step: 'failed', failure, transaction: null }),
    tryAgain: startOver,
    verified: unlessConcluded,
  },
  sent: {
    sent: toSent,
    slow: (sent) => (sent.isSlow ? sent : { ...sent, isSlow: true }),
    failed: ({ transaction }, { failure }) => ({ step: 'failed', failure, transaction }),
    verified: unlessConcluded,
  },
  failed: {
    sent: toSent,
    tryAgain: startOver,
    verified: unlessConcluded,
  },
};

/** The attempt after the event; the very same where the event does not fit. */
export function nextAttempt(attempt: Attempt, event: PaymentEvent): Attempt {
  const transition = transitions[attempt.step][event.type] as
    ((attempt: Attempt, event: PaymentEvent) => Attempt) | undefined;
  return transition?.(attempt, event) ?? attempt;
}

/** The browser forgets its attempt once the server has said the last word on it. Confirmations may still be taken back. */
function unlessConcluded(attempt: Attempt, { payment: { status, txHash } }: EventOf<'verified'>): Attempt {
  if (status === 'confirmed' || status === 'settled') return noAttempt;
  const isOurs = attempt.step === 'sent' && attempt.transaction.txHash === txHash;
  return isOurs && (status === 'refunding' || status === 'refunded') ? noAttempt : attempt;
}

const VERIFIED = ['confirming', 'confirmed', 'settled', 'refunding'] as const;
type VerifiedStatus = (typeof VERIFIED)[number];
export type VerifiedPayment = AdPayment & { status: VerifiedStatus };

/** Whether the server has seen a payment that counts, or did. */
export const isVerified = (payment: AdPayment | undefined): payment is VerifiedPayment =>
  VERIFIED.some((status) => status === payment?.status);

/** Where a payment stands. Each state brings what its panel shows; the spec's six words for them are in {@link cardStates}. */
export type PaymentState =
  /** Not all facts are there yet. */
  | { name: 'unknown' }
  | { name: 'connecting' }
  | { name: 'wrongNetwork' }
  | { name: 'quoting' }
  | { name: 'ready' }
  | { name: 'notQuoted' }
  | AsState<'signing'>
  | AsState<'sent'>
  | { name: VerifiedStatus; payment: VerifiedPayment }
  /** `lost`: no node knows the transaction any more, or another one took its turn. */
  | { name: 'failed' | 'lost'; failure: PaymentFailure; transaction: SentTransaction | null };
type AsState<Name extends Step> = { name: Name; attempt: AttemptAt<Name> };

export interface PaymentFacts {
  attempt: Attempt;
  /** What the server last said; undefined until it has answered. */
  payment: AdPayment | undefined;
  wallet: 'restoring' | 'away' | 'elsewhere' | 'onChosenNetwork';
  /** Where the question for price and fee stands. */
  quote: 'asked' | 'answered' | 'refused';
}

/** What the server verified comes first, then what this browser is doing, then what the wallet allows. */
export function paymentState({ attempt, payment, wallet, quote }: PaymentFacts): PaymentState {
  if (isVerified(payment)) return { name: payment.status, payment };
  if (attempt.step === 'signing') return { name: 'signing', attempt };
  if (attempt.step === 'sent') return { name: 'sent', attempt };
  if (!payment) return { name: 'unknown' };
  if (attempt.step === 'failed') return { ...attempt, name: isLost(attempt.failure) ? 'lost' : 'failed' };
  return { name: beforePaying[wallet] ?? afterQuote[quote] };
}

const beforePaying = {
  restoring: 'unknown',
  away: 'connecting',
  elsewhere: 'wrongNetwork',
  onChosenNetwork: undefined,
} as const;

const afterQuote = { asked: 'quoting', answered: 'ready', refused: 'notQuoted' } as const;

const isLost = ({ code }: PaymentFailure): boolean => code === 'replaced' || code === 'dropped';

/** The states of the payment card in the words of the spec (section 2, Crypto payment card). */
export type CardState = 'disconnected' | 'network_select' | 'ready' | 'processing' | 'confirmed' | 'error';

export const cardStates: Record<Exclude<PaymentState['name'], 'unknown'>, CardState> = {
  connecting: 'disconnected',
  wrongNetwork: 'network_select',
  quoting: 'ready',
  ready: 'ready',
  notQuoted: 'ready',
  signing: 'processing',
  sent: 'processing',
  confirming: 'confirmed',
  confirmed: 'confirmed',
  settled: 'confirmed',
  refunding: 'confirmed',
  failed: 'error',
  lost: 'error',
};

/** Chain on which the ad is being paid; null while it is not. */
export function chainOfAttempt(attempt: Attempt): number | null {
  if (attempt.step === 'signing') return attempt.chainId;
  return attempt.step === 'none' ? null : (attempt.transaction?.chainId ?? null);
}

/** The watcher credits a replacement within 2 s of its block; give it some more. */
const REPLACEMENT_GRACE_MS = 10_000;
/** No node knows the transaction for so long: it will hardly come back. */
const DROPPED_AFTER_MS = 60_000;

export interface MissingTransaction {
  /** How long neither server nor wallet has known the hash. */
  missingForMs: number;
  /** Whether another transaction took its nonce; null when nobody could be asked. */
  nonceUsed: boolean | null;
}

/** What became of a transaction that no node knows any more; null while it is too early to say. */
export function fateOf({ missingForMs, nonceUsed }: MissingTransaction): 'replaced' | 'dropped' | null {
  if (nonceUsed) return missingForMs >= REPLACEMENT_GRACE_MS ? 'replaced' : null;
  return missingForMs >= DROPPED_AFTER_MS ? 'dropped' : null;
}
