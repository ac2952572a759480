import { describe, expect, it } from 'vitest';
import { aPayment } from '../../testing/payment-samples';
import type { AdPayment } from './api';
import {
  type Attempt,
  cardStates,
  chainOfAttempt,
  fateOf,
  nextAttempt,
  noAttempt,
  type PaymentEvent,
  type PaymentFacts,
  paymentState,
  type SentTransaction,
} from './payment-machine';

const aTransaction = (txHash: string): SentTransaction => ({
  ...{ txHash, chainId: 31337, from: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65', nonce: 4 },
  ...{ amount: '25000000000000000000', sentAt: 0 },
});
const transaction = aTransaction(`0x${'ab'.repeat(32)}`);
const replacement = aTransaction(`0x${'cd'.repeat(32)}`);

const signing: Attempt = { step: 'signing', chainId: 31337, isHere: true };
const sent: Attempt = { step: 'sent', transaction };
const slow: Attempt = { ...sent, isSlow: true };
const rejected = { code: 'rejected' } as const;
const failed: Attempt = { step: 'failed', failure: rejected, transaction: null };
const reverted: Attempt = { step: 'failed', failure: { code: 'reverted' }, transaction };

const statuses: AdPayment['status'][] = [
  ...(['pending', 'confirming', 'confirmed', 'settled', 'refunding', 'refunded', 'failed'] as const),
];
const word = (status: AdPayment['status'], txHash: string | null = null): PaymentEvent => ({
  type: 'verified',
  payment: { status, txHash },
});

/** Everything that can happen, with all that makes a difference. */
const events: PaymentEvent[] = [
  { type: 'payNow', chainId: 31337 },
  { type: 'payNow', chainId: 31338 },
  { type: 'sent', transaction },
  { type: 'sent', transaction: replacement },
  { type: 'slow' },
  { type: 'failed', failure: rejected },
  { type: 'failed', failure: { code: 'dropped' } },
  { type: 'tryAgain' },
  ...statuses.flatMap((status) => [
    word(status),
    word(status, transaction.txHash),
    word(status, replacement.txHash),
  ]),
];

/** Every attempt that any sequence of events can lead to, with all the ways from each. */
function walkEverywhere() {
  const seen = new Map([[JSON.stringify(noAttempt), noAttempt]]);
  const ways: { from: Attempt; event: PaymentEvent; to: Attempt }[] = [];
  // A map hands out what is added to it while it is walked.
  for (const from of seen.values()) {
    for (const event of events) {
      const to = nextAttempt(from, event);
      ways.push({ from, event, to });
      if (!seen.has(JSON.stringify(to))) seen.set(JSON.stringify(to), to);
    }
  }
  return { attempts: [...seen.values()], ways };
}

describe('an attempt to pay', () => {
  it('starts when the person pays', () => {
    expect(nextAttempt(noAttempt, { type: 'payNow', chainId: 31337 })).toEqual(signing);
  });

  it.each([noAttempt, signing, sent, failed])(
    'keeps what was sent, whatever was before: $step',
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

  it.each([sent, slow])('remembers the transaction that failed on the chain', (attempt) => {
    expect(nextAttempt(attempt, { type: 'failed', failure: { code: 'reverted' } })).toEqual(reverted);
  });

  it('notices once that it takes its time', () => {
    expect(nextAttempt(sent, { type: 'slow' })).toEqual(slow);
    expect(nextAttempt(slow, { type: 'slow' })).toBe(slow);
  });

  it.each([failed, signing])('can be given up and begun again from $step', (attempt) => {
    expect(nextAttempt(attempt, { type: 'tryAgain' })).toEqual(noAttempt);
  });

  it.each([signing, sent, failed])('ends once its payment is safe, from $step', (attempt) => {
    expect(nextAttempt(attempt, word('confirmed', '0xother'))).toEqual(noAttempt);
    expect(nextAttempt(attempt, word('settled', '0xother'))).toEqual(noAttempt);
  });

  it('is kept while confirmations may still be taken back', () => {
    expect(nextAttempt(sent, word('confirming', transaction.txHash))).toBe(sent);
  });

  it.each(['refunding', 'refunded'] as const)('ends once its own payment is %s', (status) => {
    expect(nextAttempt(sent, word(status, transaction.txHash))).toEqual(noAttempt);
    expect(nextAttempt(sent, word(status, '0xearlier'))).toBe(sent);
  });
});

describe('whatever happens in whatever order', () => {
  const { attempts, ways } = walkEverywhere();

  it('only so many attempts can come of it', () => {
    // none, signing on either chain, each transaction sent and slow, failed for either cause without and with each transaction.
    expect(attempts).toHaveLength(1 + 2 + 2 * 2 + 2 * 3);
  });

  /** The ways that should not be, whatever leads to them. */
  const waysThat = (isWrong: (way: (typeof ways)[number]) => boolean) => ways.filter(isWrong);

  it('Pay Now begins only what has not begun', () => {
    const isBegunAgain = ({ from, event, to }: (typeof ways)[number]) =>
      event.type === 'payNow' && from.step !== 'none' && to !== from;
    expect(waysThat(isBegunAgain)).toEqual([]);
  });

  it('what was sent is given up by the server or the chain alone, never by the person', () => {
    const given = waysThat(({ from, to }) => from.step === 'sent' && to.step !== 'sent');
    expect(new Set(given.map(({ event }) => event.type))).toEqual(new Set(['verified', 'failed']));
  });

  it('what fails after it was sent keeps its transaction', () => {
    const isForgotten = ({ from, to }: (typeof ways)[number]) =>
      from.step === 'sent' && to.step === 'failed' && to.transaction !== from.transaction;
    expect(waysThat(isForgotten)).toEqual([]);
  });

  it.each(['sent', 'failed'] as const)('nothing is %s by itself', (step) => {
    const causes = waysThat(({ from, to }) => to.step === step && from.step !== step);
    expect(new Set(causes.map(({ event }) => event.type))).toEqual(new Set([step]));
  });

  it.each(['confirmed', 'settled'])('a payment that is %s leaves nothing to remember', (status) => {
    const isKept = ({ event, to }: (typeof ways)[number]) =>
      event.type === 'verified' && event.payment.status === status && to !== noAttempt;
    expect(waysThat(isKept)).toEqual([]);
  });

  it('the same event twice is as good as once', () => {
    for (const { event, to } of ways) expect(nextAttempt(to, event)).toEqual(to);
  });

  it('there is a way back to the beginning', () => {
    const canStartOver = (attempt: Attempt) =>
      events.some((event) => nextAttempt(attempt, event).step === 'none');
    expect(attempts.filter((attempt) => !canStartOver(attempt))).toEqual([]);
  });
});

const connected: PaymentFacts = {
  attempt: noAttempt,
  payment: aPayment({ status: 'pending' }),
  wallet: 'onChosenNetwork',
  quote: 'answered',
};
const stateOf = (facts: Partial<PaymentFacts>) => paymentState({ ...connected, ...facts }).name;
const wallets = ['restoring', 'away', 'elsewhere', 'onChosenNetwork'] as const;

describe('where a payment stands', () => {
  it.each([
    ['restoring', 'unknown'],
    ['away', 'connecting'],
    ['elsewhere', 'wrongNetwork'],
    ['onChosenNetwork', 'ready'],
  ] as const)('depends on the wallet before anything was paid: %s', (wallet, name) => {
    expect(stateOf({ wallet })).toBe(name);
  });

  it.each([
    ['asked', 'quoting'],
    ['answered', 'ready'],
    ['refused', 'notQuoted'],
  ] as const)('depends on the price then: %s', (quote, name) => {
    expect(stateOf({ quote })).toBe(name);
  });

  it.each(['refunded', 'failed'] as const)('is ready again after a payment that was %s', (status) => {
    expect(stateOf({ payment: aPayment({ status }) })).toBe('ready');
  });

  it.each(wallets)('is what this browser is doing, wherever the wallet is: %s', (wallet) => {
    expect(stateOf({ attempt: signing, wallet })).toBe('signing');
    expect(stateOf({ attempt: sent, wallet })).toBe('sent');
    expect(stateOf({ attempt: failed, wallet })).toBe('failed');
  });

  it('is told at once after a reload where something was sent, and else when the server has answered', () => {
    expect(stateOf({ attempt: sent, payment: undefined })).toBe('sent');
    expect(stateOf({ attempt: failed, payment: undefined })).toBe('unknown');
    expect(stateOf({ payment: undefined })).toBe('unknown');
  });

  it.each(['replaced', 'dropped'] as const)('is lost where its transaction was %s', (code) => {
    expect(stateOf({ attempt: { ...reverted, failure: { code } } })).toBe('lost');
  });

  it.each(['confirming', 'confirmed', 'settled', 'refunding'] as const)(
    'is %s once the server says so, whatever else is known',
    (status) => {
      for (const attempt of walkEverywhere().attempts)
        for (const wallet of wallets)
          expect(stateOf({ attempt, wallet, payment: aPayment({ status }) })).toBe(status);
    },
  );

  it('goes back to what was sent when a block with the payment is reorganised away', () => {
    expect(stateOf({ attempt: sent, payment: aPayment({ status: 'pending' }) })).toBe('sent');
  });

  it('has one of the six words of the specification', () => {
    expect(new Set(Object.values(cardStates))).toEqual(
      new Set(['disconnected', 'network_select', 'ready', 'processing', 'confirmed', 'error']),
    );
  });
});

describe('a transaction that no node knows', () => {
  it('may still be on its way', () => {
    expect(fateOf({ missingForMs: 59_000, nonceUsed: false })).toBeNull();
  });

  it('is taken for dropped after a minute', () => {
    expect(fateOf({ missingForMs: 60_000, nonceUsed: false })).toBe('dropped');
  });

  it('gives a replacement the time to be credited', () => {
    expect(fateOf({ missingForMs: 9_000, nonceUsed: true })).toBeNull();
  });

  it('was replaced by something else when its nonce is used and nothing was credited', () => {
    expect(fateOf({ missingForMs: 10_000, nonceUsed: true })).toBe('replaced');
  });

  it('is taken for dropped after a minute when no chain can be asked', () => {
    expect(fateOf({ missingForMs: 60_000, nonceUsed: null })).toBe('dropped');
  });
});
