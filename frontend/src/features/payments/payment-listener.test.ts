import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DiscoveredWallet } from '../../chain/eip1193';
import type { PayableNetwork } from '../../chain/networks';
import { callNode } from '../../chain/rpc-client';
import { connect } from '../../chain/wallet-connection';
import { loadNamespaces } from '../../i18n';
import { eventually } from '../../testing/eventually';
import { homeNetwork } from '../../testing/payment-samples';
import { answerPayments, createPaymentStore, storedAttempt } from './testing/payment-site';
import { startTestChain, testAccount, type TestChain } from '../../testing/test-chain';
import { TestWallet } from '../../testing/test-wallet';
import { withToasts } from '../../testing/toasts';
import type { Attempt } from './payment-machine';
import { changedElsewhere, payNow, selectAttempt, tryAgain } from './payments-slice';

const price = '25000000000000000000';
const PAYING = 'eth_sendTransaction';
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

/** A page with a connected wallet, and an ad of its own to pay for. */
async function openPage(account = 4) {
  const adId = nextAd++;
  const wallet = new TestWallet({ rpcUrl: chain.rpcUrl, privateKey: testAccount(account).privateKey });
  const found: DiscoveredWallet = {
    info: { uuid: 'test', name: 'Test wallet', icon: '', rdns: `test.wallet.${adId}` },
    provider: { request: (call) => wallet.request(call) },
  };
  const store = createPaymentStore();
  await store.dispatch(connect(found));
  const attempt = () => selectAttempt(store.getState(), adId);
  const pay = (agreed = price) => store.dispatch(payNow({ adId, network, price: agreed }));
  const until = (step: Attempt['step']) => eventually(() => expect(attempt().step).toBe(step));
  return { adId, wallet, store, attempt, pay, until };
}

type Page = Awaited<ReturnType<typeof openPage>>;

const sendings = ({ asked }: TestWallet) => asked.filter((method) => method === PAYING);

describe('Pay Now', () => {
  beforeEach(() => void answerPayments(network));

  it('has the wallet pay the price, and writes down what was sent', async () => {
    const { adId, attempt, pay, until, wallet } = await openPage();
    pay();
    await until('sent');
    const now = attempt() as Extract<Attempt, { step: 'sent' }>;
    expect(now.transaction).toMatchObject({ chainId: 31337, from: wallet.address, amount: price });
    expect(storedAttempt(adId)).toEqual(now);
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
    expect(storedAttempt(adId)).toBeNull();
    pay();
    await until('sent');
  });

  it('lets go of a wallet that does not answer, and says nothing of its late refusal', async () => {
    const { adId, attempt, pay, until, wallet, store } = await openPage();
    const steps: string[] = [];
    store.subscribe(() => steps.push(attempt().step));
    const refuseFirst = wallet.holdNext(PAYING);
    pay();
    await eventually(() => expect(sendings(wallet)).toHaveLength(1));
    store.dispatch(tryAgain({ adId }));
    const agreeToSecond = wallet.holdNext(PAYING);
    pay();
    await eventually(() => expect(sendings(wallet)).toHaveLength(2));
    wallet.rejectNext(PAYING);
    refuseFirst();
    await eventually(() => expect(wallet.refusals).toBe(1));
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
    await eventually(() => expect(wallet.asked).toContain('eth_getTransactionCount'));
    wallet.chainId = 10;
    answer();
    await until('failed');
    expect(attempt()).toMatchObject({ transaction: null });
    const count = { method: 'eth_getTransactionCount', params: [wallet.address, 'latest'] };
    expect(await callNode(chain.rpcUrl, count)).toBe('0x0');
  });
});
