import { act, screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ProviderEvent, ProviderListener } from '../../../chain/eip1193';
import { connect } from '../../../chain/wallet-connection';
import { moneyMoved } from '../../../chain/wallet-reads';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import { startTestChain, testAccount, type TestChain } from '../../../testing/test-chain';
import { TestWallet } from '../../../testing/test-wallet';
import { WalletPanel } from './WalletPanel';

const COIN = 10n ** 18n;
let chain: TestChain;

beforeAll(async () => {
  chain = await startTestChain();
});
afterAll(() => chain.stop());
beforeEach(async () => {
  localStorage.clear();
  await loadNamespaces('wallet');
});

async function open() {
  const wallet = new TestWallet({ rpcUrl: chain.rpcUrl, privateKey: testAccount(4).privateKey });
  await wallet.setBalance(7n * COIN);
  const listeners = new Map<ProviderEvent, ProviderListener>();
  wallet.observe(async (event, payload) => act(() => listeners.get(event)?.(payload)));
  const info = { uuid: 'test', name: '', icon: '', rdns: 'test.wallet' };
  const provider = {
    request: wallet.request.bind(wallet),
    on: (event: ProviderEvent, listener: ProviderListener) => listeners.set(event, listener),
  };
  // The chain's node is asked, the site's server is not.
  const ask = globalThis.fetch;
  answerCalls({});
  const server = globalThis.fetch;
  globalThis.fetch = (request, init) =>
    typeof request === 'string' ? ask(request, init) : server(request, init);
  const { store } = renderAt('/connect-wallet', <WalletPanel />);
  await act(() => store.dispatch(connect({ info, provider })));
  return { wallet, store };
}

test('shows what the wallet holds after its own transaction', async () => {
  const { wallet, store } = await open();
  expect(await screen.findByText(/^7\b/)).toBeVisible();
  await wallet.setBalance(9n * COIN);
  act(() => void store.dispatch(moneyMoved()));
  expect(await screen.findByText(/^9\b/)).toBeVisible();
});

test('never shows the coins of the account of before', async () => {
  const { wallet } = await open();
  expect(await screen.findByText(/^7\b/)).toBeVisible();
  const answer = wallet.holdNext('eth_getBalance');
  await wallet.changeAccount(testAccount(5).privateKey);
  expect(screen.queryByText(/^7\b/)).not.toBeInTheDocument();
  expect(screen.getByText('Unknown')).toBeVisible();
  answer();
  expect(await screen.findByText(/^10,000\b/)).toBeVisible();
});

test('names a wallet that does not name itself in the reader’s language', async () => {
  await open();
  expect(await screen.findByText('Browser wallet')).toBeVisible();
});
