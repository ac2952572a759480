import { describe, expect, it } from 'vitest';
import {
  chainOfAttempt,
  nextAttempt,
  noAttempt,
  type PaymentAttempt,
  type SentTransaction,
} from './payment-attempt';

const transaction: SentTransaction = {
  txHash: `0x${'ab'.repeat(32)}`,
  chainId: 31337,
  from: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  nonce: 4,
  amount: '25000000000000000000',
  sentAt: 0,
};
const signing: PaymentAttempt = { step: 'signing', chainId: 31337 };
const sent: PaymentAttempt = { step: 'sent', transaction };
const rejected = { code: 'rejected' } as const;
const failed: PaymentAttempt = { step: 'failed', failure: rejected, transaction: null };

describe('an attempt to pay', () => {
  it('starts when the person pays', () => {
    expect(nextAttempt(noAttempt, { type: 'payNow', chainId: 31337 })).toEqual(signing);
  });

  it.each([signing, sent, failed])('is not started a second time from $step', (attempt) => {
    expect(nextAttempt(attempt, { type: 'payNow', chainId: 31338 })).toBe(attempt);
  });

  it.each([noAttempt, signing, sent, failed])(
    'keeps a transaction that was sent, whatever was before: $step',
    (attempt) => {
      expect(nextAttempt(attempt, { type: 'sent', transaction })).toEqual(sent);
    },
  );

  it.each([signing, sent])('stays on its chain at $step', (attempt) => {
    expect(chainOfAttempt(attempt)).toBe(31337);
  });

  it.each([noAttempt, failed])('is on no chain before anything was sent: $step', (attempt) => {
    expect(chainOfAttempt(attempt)).toBeNull();
  });

  it('fails without a transaction when the wallet refuses', () => {
    expect(nextAttempt(signing, { type: 'failed', failure: rejected })).toEqual(failed);
  });

  it('remembers the transaction that failed on the chain', () => {
    const failure = { code: 'reverted' } as const;
    expect(nextAttempt(sent, { type: 'failed', failure })).toEqual({ step: 'failed', failure, transaction });
  });

  it.each([noAttempt, failed])('cannot fail when nothing is under way: $step', (attempt) => {
    expect(nextAttempt(attempt, { type: 'failed', failure: { code: 'dropped' } })).toBe(attempt);
  });

  it.each([failed, signing])('can be given up and begun again from $step', (attempt) => {
    expect(nextAttempt(attempt, { type: 'tryAgain' })).toEqual(noAttempt);
  });

  it.each([noAttempt, sent])('is not given up from $step', (attempt) => {
    expect(nextAttempt(attempt, { type: 'tryAgain' })).toBe(attempt);
  });

  it.each([signing, sent, failed])('ends once the server has concluded it, from $step', (attempt) => {
    expect(nextAttempt(attempt, { type: 'concluded' })).toEqual(noAttempt);
  });
});
