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

/** How far this browser has come in paying for an ad. What the server verified is no part of it. */
export type PaymentAttempt =
  | { step: 'none' }
  | { step: 'signing'; chainId: number }
  | { step: 'sent'; transaction: SentTransaction }
  | { step: 'failed'; failure: PaymentFailure; transaction: SentTransaction | null };

export type AttemptEvent =
  | { type: 'payNow'; chainId: number }
  | { type: 'sent'; transaction: SentTransaction }
  | { type: 'failed'; failure: PaymentFailure }
  | { type: 'tryAgain' }
  | { type: 'concluded' };

/** Chain on which the ad is being paid; null while it is not. */
export function chainOfAttempt(attempt: PaymentAttempt): number | null {
  if (attempt.step === 'signing') return attempt.chainId;
  return attempt.step === 'none' ? null : (attempt.transaction?.chainId ?? null);
}

export const noAttempt: PaymentAttempt = { step: 'none' };

/** The next attempt; an event that does not fit leaves it as it is, so that a second click starts no second payment. */
export function nextAttempt(attempt: PaymentAttempt, event: AttemptEvent): PaymentAttempt {
  switch (event.type) {
    case 'payNow':
      return attempt.step === 'none' ? { step: 'signing', chainId: event.chainId } : attempt;
    case 'sent':
      return { step: 'sent', transaction: event.transaction };
    case 'failed':
      return afterFailure(attempt, event.failure);
    case 'tryAgain':
      return attempt.step === 'failed' || attempt.step === 'signing' ? noAttempt : attempt;
    case 'concluded':
      return noAttempt;
  }
}

function afterFailure(attempt: PaymentAttempt, failure: PaymentFailure): PaymentAttempt {
  if (attempt.step === 'signing') return { step: 'failed', failure, transaction: null };
  if (attempt.step === 'sent') return { ...attempt, step: 'failed', failure };
  return attempt;
}
