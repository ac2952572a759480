import { configureStore } from '@reduxjs/toolkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { baseApi } from '../../api/base-api';
import { siteReducer } from '../../api/site-reducer';
import type { DiscoveredWallet } from '../../chain/eip1193';
import type { PayableNetwork } from '../../chain/networks';
import { callNode } from '../../chain/rpc-client';
import { connect } from '../../chain/wallet-connection';
import { loadNamespaces } from '../../i18n';
import { sessionSlice } from '../../session/session-slice';
import { answerCalls, type Call } from '../../testing/answer-calls';
import { aPayment, homeNetwork, siteConfig } from '../../testing/payment-samples';
import { refused } from '../../testing/refused';
import { startTestChain, testAccount, type TestChain } from '../../testing/test-chain';
import { TestWallet } from '../../testing/test-wallet';
import { withToasts } from '../../testing/toasts';
import { getAdPayment } from './api';
import { paymentListener } from './payment-listener';
import type { Attempt } from './payment-machine';
import { changedElsewhere, cardClosed, cardOpened, payNow, selectAttempt, tryAgain } from './payments-slice';

const price = '25000000000000000000';
const PAYING = 'eth_sendTransaction';
const REPORT = 'POST /api/process-ad-payment';
let chain: TestChain;
let network: PayableNetwork;
let nextAd = 100;

withToasts();
beforeAll(async () => {
  chain = await startTestChain();
  network = { ...homeNetwork, splitter: chain.splitter, adPrice: price, rpcUrl: chain.rpcUrl };
  await loadNamespaces('payments');
});
afterAll(() => chain.stop());
beforeEach(() => localStorage.clear());

siteReducer.inject(sessionSlice);
const createStore = () =>
  configureStore({
    reducer: siteReducer,
    middleware: (defaults) => defaults().concat(baseApi.middleware, paymentListener.middleware),
  });

type Answers = Parameters<typeof answerCalls>[0];

/** A server that knows no payment yet, beside the chain's real node. */
function answer(more: Answers = {}): Call[] {
  const { fetch } = globalThis;
  const calls = answerCalls({
    'GET /api/config': [200, siteConfig(network)],
    [REPORT]: [202, aPayment({ status: 'pending' })],
    ...more,
  });
  const server = globalThis.fetch;
  vi.stubGlobal('fetch', (asked: Request | string, init?: RequestInit) =>
    asked instanceof Request ? server(asked) : fetch(asked, init),
  );
  return calls;
}

/** A page with a connected wallet, and an ad of its own to pay for. */
async function openPage(account = 4) {
  const adId = nextAd++;
  const wallet = new TestWallet({ rpcUrl: chain.rpcUrl, privateKey: testAccount(account).privateKey });
  const found: DiscoveredWallet = {
    info: { uuid: 'test', name: 'Test wallet', icon: '', rdns: `test.wallet.${adId}` },
    provider: { request: (call) => wallet.request(call) },
  };
  const store = createStore();
  await store.dispatch(connect(found));
  const attempt = () => selectAttempt(store.getState(), adId);
  const pay = (agreed = price) => store.dispatch(payNow({ adId, network, price: agreed }));
  const until = (step: Attempt['step']) =>
    vi.waitFor(() => expect(attempt().step).toBe(step), { timeout: 10_000 });
  return { adId, wallet, store, attempt, pay, until };
}

type Page = Awaited<ReturnType<typeof openPage>>;

const stored = (adId: number): unknown =>
  JSON.parse(localStorage.getItem(`payments.attempt.${adId}`) ?? 'null');
const sendings = ({ asked }: TestWallet) => asked.filter((method) => method === PAYING);

describe('Pay Now', () => {
  beforeEach(() => void answer());

  it('has the wallet pay the price, and writes down what was sent', async () => {
    const { adId, attempt, pay, until, wallet } = await openPage();
    pay();
    await until('sent');
    const now = attempt() as Extract<Attempt, { step: 'sent' }>;
    expect(now.transaction).toMatchObject({ chainId: 31337, from: wallet.address, amount: price });
    expect(stored(adId)).toEqual(now);
    const receipt = { method: 'eth_getTransactionReceipt', params: [now.transaction.txHash] };
    expect(await callNode(chain.rpcUrl, receipt)).toMatchObject({ status: '0x1' });
  });

  it('pays once, however often it is pressed', async () => {
    const { pay, until, wallet } = await openPage();
    pay();
    pay();
    await until('sent');
    pay();
    expect(sendings(wallet)).toHaveLength(1);
  });

  it.each([
    ['for the first time', () => undefined],
    ['anew', ({ adId, store }: Page) => store.dispatch(changedElsewhere({ adId, stored: null }))],
  ])('pays nothing while another tab does, %s', async (_how, before) => {
    const page = await openPage();
    const { adId, attempt, pay, wallet } = page;
    before(page);
    localStorage.setItem(`payments.attempt.${adId}`, JSON.stringify({ step: 'signing', chainId: 31337 }));
    pay();
    expect(attempt()).toEqual({ step: 'signing', chainId: 31337, isHere: false });
    await Promise.resolve();
    expect(sendings(wallet)).toEqual([]);
  });

  it('tells why the wallet did not pay, and can be pressed again', async () => {
    const { adId, attempt, pay, until, wallet, store } = await openPage();
    wallet.rejectNext(PAYING);
    pay();
    await until('failed');
    expect(attempt()).toEqual({ step: 'failed', failure: { code: 'rejected' }, transaction: null });
    store.dispatch(tryAgain({ adId }));
    expect(stored(adId)).toBeNull();
    pay();
    await until('sent');
  });

  it('lets go of a wallet that does not answer, and says nothing of its late refusal', async () => {
    const { adId, attempt, pay, until, wallet, store } = await openPage();
    const steps: string[] = [];
    store.subscribe(() => steps.push(attempt().step));
    const refuseFirst = wallet.holdNext(PAYING);
    pay();
    await vi.waitFor(() => expect(sendings(wallet)).toHaveLength(1), { timeout: 10_000 });
    store.dispatch(tryAgain({ adId }));
    const agreeToSecond = wallet.holdNext(PAYING);
    pay();
    await vi.waitFor(() => expect(sendings(wallet)).toHaveLength(2), { timeout: 10_000 });
    wallet.rejectNext(PAYING);
    refuseFirst();
    await vi.waitFor(() => expect(wallet.refusals).toBe(1));
    agreeToSecond();
    await until('sent');
    expect(steps).not.toContain('failed');
  });

  it.each([
    ['another price than was agreed to', '24000000000000000000', 'priceChanged'],
    ['a price that the wallet cannot pay', price, 'insufficientFunds'],
  ])('sends nothing at %s', async (_why, agreed, code) => {
    const { attempt, pay, until, wallet } = await openPage(7);
    if (code === 'insufficientFunds') await wallet.setBalance(1n);
    pay(agreed);
    await until('failed');
    expect(attempt()).toMatchObject({ failure: { code } });
    expect(sendings(wallet)).toEqual([]);
  });

  it('sends nothing on another network than was agreed to', async () => {
    const { attempt, pay, until, wallet } = await openPage();
    wallet.chainId = 10;
    pay();
    await until('failed');
    expect(attempt()).toMatchObject({ failure: { code: 'wrongNetwork', network: network.name } });
  });

  it('sends nothing where the wallet goes elsewhere after it was found in the right place', async () => {
    const { attempt, pay, until, wallet } = await openPage(8);
    const answer = wallet.holdNext('eth_getTransactionCount');
    pay();
    await vi.waitFor(() => expect(wallet.asked).toContain('eth_getTransactionCount'), { timeout: 10_000 });
    wallet.chainId = 10;
    answer();
    await until('failed');
    expect(attempt()).toMatchObject({ transaction: null });
    const count = { method: 'eth_getTransactionCount', params: [wallet.address, 'latest'] };
    expect(await callNode(chain.rpcUrl, count)).toBe('0x0');
  });
});

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
  const store = createStore();
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
    await vi.waitFor(() => expect(looks(calls)).not.toEqual([]));
    await vi.waitFor(() => expect(names(calls)).toContain(REPORT));
    expect(calls.find(({ name }) => name === REPORT)?.body).toEqual({
      ...{ adId, txHash, chainId: 31337, currency: 'BNB', walletAddress: aSent.from },
      ...{ amount: '25', founderAmount: '7.5' },
    });
    found = [200, mined];
    const reports = () => names(calls).filter((name) => name === REPORT);
    await vi.waitFor(() => expect(reports()).toHaveLength(2), { timeout: 5_000 });
    store.dispatch(cardClosed({ adId }));
  });

  it.each([
    ['refused in its block', { [LOOK]: [200, { ...mined, status: 'reverted' }] }, 'reverted'],
    ['not accepted by the server', { [LOOK]: [200, pending], [REPORT]: ofAnotherAd }, 'refused'],
  ] satisfies [string, Answers, string][])('fails where it was %s', async (_how, answers, code) => {
    answer(answers);
    const { adId, store, attempt } = openLater();
    store.dispatch(cardOpened({ adId }));
    await vi.waitFor(() => expect(attempt()).toMatchObject({ step: 'failed', failure: { code } }));
    expect(attempt()).toMatchObject({ transaction: aSent });
  });

  it('is lost where no node has known it for a minute', async () => {
    const calls = answer();
    const { adId, store, attempt } = openLater();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    store.dispatch(cardOpened({ adId }));
    await vi.waitFor(() => expect(looks(calls)).not.toEqual([]));
    expect(attempt().step).toBe('sent');
    vi.setSystemTime(Date.now() + 60_000);
    await vi.waitFor(() => expect(attempt()).toMatchObject({ failure: { code: 'dropped' } }), 5_000);
    vi.useRealTimers();
  });

  it('is said to take its time after two minutes, and looked for less often', async () => {
    const calls = answer({ [LOOK]: [200, pending] });
    const { adId, store, attempt } = openLater();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    store.dispatch(cardOpened({ adId }));
    await vi.waitFor(() => expect(looks(calls)).not.toEqual([]));
    vi.setSystemTime(Date.now() + 120_000);
    await vi.waitFor(() => expect(attempt()).toMatchObject({ step: 'sent', isSlow: true }), 5_000);
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
    await vi.waitFor(() => expect(looks(calls)).toHaveLength(1));
    store.dispatch(cardClosed({ adId }));
  });

  it('is left alone once the card is closed', async () => {
    const calls = answer({ [LOOK]: [200, pending] });
    const { adId, store } = openLater();
    store.dispatch(cardOpened({ adId }));
    await vi.waitFor(() => expect(looks(calls)).not.toEqual([]));
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
    await vi.waitFor(() => expect(looks(calls)).not.toEqual([]));
    await fetchPayment();
    const before = looks(calls).length;
    await passTime(10_000);
    expect(looks(calls)).toHaveLength(before);
    expect(attempt().step).toBe('sent');

    payment = { ...payment, status: 'confirmed' };
    await fetchPayment();
    expect(attempt().step).toBe('none');
    expect(stored(adId)).toBeNull();
  });
});
