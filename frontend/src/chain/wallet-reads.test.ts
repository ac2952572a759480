import { configureStore } from '@reduxjs/toolkit';
import { parseEther } from 'ethers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { baseApi } from '../api/base-api';
import { siteReducer } from '../api/site-reducer';
import { startTestChain, testAccount, type TestChain } from '../testing/test-chain';
import { TestWallet } from '../testing/test-wallet';
import { connect } from './wallet-connection';
import { walletReads } from './wallet-reads';

const [payer, other] = [testAccount(4), testAccount(5)];
const { getBalance, getCredit, getPaymentQuote, getShares } = walletReads.endpoints;

let chain: TestChain;
let wallet: TestWallet;
let store: ReturnType<typeof openStore>;

const openStore = () =>
  configureStore({
    reducer: siteReducer,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });

beforeAll(async () => {
  chain = await startTestChain();
});
afterAll(() => chain.stop());
beforeEach(async () => {
  store = openStore();
  wallet = new TestWallet({ rpcUrl: chain.rpcUrl, privateKey: payer.privateKey });
  const info = { uuid: 'test', name: 'Test wallet', icon: '', rdns: 'test.wallet' };
  await store.dispatch(connect({ info, provider: { request: (call) => wallet.request(call) } }));
});

const here = { chainId: 31337, account: payer.address };

it('is plain data, in decimal wei', async () => {
  const splitter = { ...here, splitter: chain.splitter };
  const quote = await store.dispatch(getPaymentQuote.initiate({ ...splitter, adId: 12 })).unwrap();
  expect(quote.price).toBe(parseEther('25').toString());
  expect(BigInt(quote.fee)).toBeGreaterThan(0n);
  expect(await store.dispatch(getCredit.initiate(splitter)).unwrap()).toBe('0');
  expect(await store.dispatch(getShares.initiate(splitter)).unwrap()).toEqual([
    { role: 'founder', address: testAccount(2).address, releasable: '0' },
    { role: 'platform', address: testAccount(3).address, releasable: '0' },
  ]);
});

it('is of the account that is asked about', async () => {
  await wallet.setBalance(7n);
  expect(await store.dispatch(getBalance.initiate(here)).unwrap()).toBe('7');
  const another = { ...here, account: other.address };
  expect(await store.dispatch(getBalance.initiate(another)).unwrap()).toBe(parseEther('10000').toString());
});

it('says nothing of a chain that the wallet has left', async () => {
  const elsewhere = { ...here, chainId: 56 };
  await expect(store.dispatch(getBalance.initiate(elsewhere)).unwrap()).rejects.toEqual({
    code: 'unknown',
    detail: 'The wallet is elsewhere',
  });
});

it('fails by name where the contract refuses', async () => {
  await wallet.setBalance(parseEther('100'));
  const ask = { ...here, splitter: chain.splitter, adId: 0 };
  await expect(store.dispatch(getPaymentQuote.initiate(ask)).unwrap()).rejects.toMatchObject({
    code: 'contract',
  });
});

it('fails where there is no such contract', async () => {
  const nothing = { ...here, splitter: other.address };
  await expect(store.dispatch(getShares.initiate(nothing)).unwrap()).rejects.toMatchObject({
    code: 'unknown',
  });
});
