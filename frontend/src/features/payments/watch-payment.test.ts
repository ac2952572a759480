import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PayableNetwork } from '../../chain/networks';
import { loadNamespaces } from '../../i18n';
import type { Call } from '../../testing/answer-calls';
import { eventually } from '../../testing/eventually';
import { aPayment, homeNetwork } from '../../testing/payment-samples';
import {
  type Answers,
  answerPayments,
  createPaymentStore,
  REPORT,
  storedAttempt,
} from './testing/payment-site';
import { refused } from '../../testing/refused';
import { startTestChain, type TestChain } from '../../testing/test-chain';
import { withToasts } from '../../testing/toasts';
import { getAdPayment } from './api';
import { cardClosed, cardOpened, selectAttempt } from './payments-slice';

const price = '25000000000000000000';
let chain: TestChain;
let network: PayableNetwork;
let nextAd = 100;

withToasts();
beforeAll(async () => {
  chain = await startTestChain();
  network = { ...homeNetwork, splitter: chain.splitter, rpcUrl: chain.rpcUrl };
  await loadNamespaces('payments');
});
afterAll(() => chain.stop());
beforeEach(() => localStorage.clear());

const answer = (more: Answers = {}): Call[] => answerPayments(network, more);
const txHash = `0x${'ab'.repeat(32)}`;
const aSent = { txHash, chainId: 31337, from: `0x${'15'.repeat(20)}`, nonce: 0, amount: price, sentAt: 0 };
const LOOK = `GET /api/transactions/${txHash}`;
const mined = { status: 'success', confirmations: 1, events: [] };
const pending = { ...mined, status: 'pending', confirmations: 0 };
const ofAnotherAd = refused(422, { code: 'validation_failed', message: 'Of another ad' });
const names = (calls: Call[]) => calls.map(({ name }) => name);
const looks = (calls: Call[]) => names(calls).filter((name) => name === LOOK);

/** A page that finds in its storage what was sent for an ad before a reload. */
function openLater() {
  const adId = nextAd++;
  localStorage.setItem(`payments.attempt.${adId}`, JSON.stringify({ step: 'sent', transaction: aSent }));
  const store = createPaymentStore();
  const attempt = () => selectAttempt(store.getState(), adId);
  /** As after an event of the server. */
  const fetchPayment = () => store.dispatch(getAdPayment.initiate({ id: adId }, { forceRefetch: true }));
  return { adId, store, attempt, fetchPayment };
}

async function passTime(ms: number) {
  vi.useFakeTimers();
  await vi.advanceTimersByTimeAsync(ms);
  vi.useRealTimers();
}

describe('a payment that was sent', () => {
  it('is reported, looked for until it is in a block, and reported again', async () => {
    let found: [number, unknown] = [200, pending];
    const calls = answer({ [LOOK]: () => found });
    const { adId, store } = openLater();
    store.dispatch(cardOpened({ adId }));
    await eventually(() => expect(looks(calls)).not.toEqual([]));
    await eventually(() => expect(names(calls)).toContain(REPORT));
    expect(calls.find(({ name }) => name === REPORT)?.body).toEqual({
      ...{ adId, txHash, chainId: 31337, currency: 'BNB', walletAddress: aSent.from },
      ...{ amount: '25', founderAmount: '7.5' },
    });
    found = [200, mined];
    const reports = () => names(calls).filter((name) => name === REPORT);
    await eventually(() => expect(reports()).toHaveLength(2));
    store.dispatch(cardClosed({ adId }));
  });

  it.each([
    ['refused in its block', { [LOOK]: [200, { ...mined, status: 'reverted' }] }, 'reverted'],
    ['not accepted by the server', { [LOOK]: [200, pending], [REPORT]: ofAnotherAd }, 'refused'],
  ] satisfies [string, Answers, string][])('fails where it was %s', async (_how, answers, code) => {
    answer(answers);
    const { adId, store, attempt } = openLater();
    store.dispatch(cardOpened({ adId }));
    await eventually(() => expect(attempt()).toMatchObject({ step: 'failed', failure: { code } }));
    expect(attempt()).toMatchObject({ transaction: aSent });
  });

  it('is looked for as before where the site wants to hear of no more payments for a while', async () => {
    const often = refused(429, { code: 'too_many_lookups', message: 'Too many' });
    let found: [number, unknown] = [200, pending];
    const calls = answer({ [LOOK]: () => found, [REPORT]: often });
    const { adId, store, attempt } = openLater();
    store.dispatch(cardOpened({ adId }));
    await eventually(() => expect(names(calls)).toContain(REPORT));
    found = [200, mined];
    await eventually(() => expect(names(calls).filter((name) => name === REPORT)).toHaveLength(2));
    expect(attempt()).toMatchObject({ step: 'sent', transaction: aSent });
    store.dispatch(cardClosed({ adId }));
  });

  it('is lost where no node has known it for a minute', async () => {
    const calls = answer();
    const { adId, store, attempt } = openLater();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    store.dispatch(cardOpened({ adId }));
    await eventually(() => expect(looks(calls)).not.toEqual([]));
    expect(attempt().step).toBe('sent');
    vi.setSystemTime(Date.now() + 60_000);
    await eventually(() => expect(attempt()).toMatchObject({ failure: { code: 'dropped' } }));
    vi.useRealTimers();
  });

  it('is said to take its time after two minutes, and looked for less often', async () => {
    const calls = answer({ [LOOK]: [200, pending] });
    const { adId, store, attempt } = openLater();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    store.dispatch(cardOpened({ adId }));
    await eventually(() => expect(looks(calls)).not.toEqual([]));
    vi.setSystemTime(Date.now() + 120_000);
    await eventually(() => expect(attempt()).toMatchObject({ step: 'sent', isSlow: true }));
    const before = looks(calls).length;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(looks(calls)).toHaveLength(before);
    vi.useRealTimers();
    store.dispatch(cardClosed({ adId }));
  });

  it('is not looked for on a page that nobody sees', async () => {
    const calls = answer({ [LOOK]: [200, pending] });
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { adId, store } = openLater();
    store.dispatch(cardOpened({ adId }));
    await passTime(10_000);
    expect(looks(calls)).toEqual([]);
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await eventually(() => expect(looks(calls)).toHaveLength(1));
    store.dispatch(cardClosed({ adId }));
  });

  it('is left alone once the card is closed', async () => {
    const calls = answer({ [LOOK]: [200, pending] });
    const { adId, store } = openLater();
    store.dispatch(cardOpened({ adId }));
    await eventually(() => expect(looks(calls)).not.toEqual([]));
    store.dispatch(cardClosed({ adId }));
    const before = looks(calls).length;
    await passTime(10_000);
    expect(looks(calls)).toHaveLength(before);
  });

  it("is the server's once that has seen it, and forgotten once it is safe", async () => {
    let payment = aPayment({ txHash, status: 'confirming' });
    const path = `GET /api/ads/${nextAd}/payment`;
    const calls = answer({ [LOOK]: [200, pending], [path]: () => [200, payment] });
    const { adId, store, attempt, fetchPayment } = openLater();
    payment = { ...payment, adId };
    store.dispatch(cardOpened({ adId }));
    await eventually(() => expect(looks(calls)).not.toEqual([]));
    await fetchPayment();
    const before = looks(calls).length;
    await passTime(10_000);
    expect(looks(calls)).toHaveLength(before);
    expect(attempt().step).toBe('sent');

    payment = { ...payment, status: 'confirmed' };
    await fetchPayment();
    expect(attempt().step).toBe('none');
    expect(storedAttempt(adId)).toBeNull();
  });
});
