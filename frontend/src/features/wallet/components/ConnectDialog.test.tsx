import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RpcCall } from '../../../chain/eip1193';
import { selectWallet, walletActions } from '../../../chain/wallet-slice';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import { testAccount } from '../../../testing/test-chain';
import { TestWallet } from '../../../testing/test-wallet';
import { withToasts } from '../../../testing/toasts';
// Fetched by WalletRoot when it is asked for, which takes a busy machine longer than a test waits.
import './ConnectDialog';
import { WalletRoot } from './WalletRoot';

withToasts();

const stops: (() => void)[] = [];
beforeEach(async () => {
  localStorage.clear();
  await loadNamespaces('wallet');
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A page on which somebody asks to connect, with one wallet in the browser. */
async function open(name = 'Test wallet') {
  answerCalls({});
  const wallet = new TestWallet({ rpcUrl: 'http://127.0.0.1:1', privateKey: testAccount(4).privateKey });
  const info = { uuid: 'test', name, icon: 'data:,', rdns: 'test.wallet' };
  const detail = { info, provider: { request: (call: RpcCall) => wallet.request(call) } };
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', announce);
  stops.push(() => window.removeEventListener('eip6963:requestProvider', announce));
  const { store } = renderAt('/connect-wallet', <WalletRoot />);
  act(() => void store.dispatch(walletActions.dialogOpened()));
  const option = await screen.findByRole('button', { name: name || 'Browser wallet' });
  return { wallet, option, state: () => selectWallet(store.getState()) };
}

test('lets nobody wait for a wallet that never answers', async () => {
  const { wallet, option, state } = await open();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  wallet.hangNext('eth_requestAccounts');
  await userEvent.click(option);
  expect(option).toBeDisabled();
  expect(screen.getByText(/^Waiting for your wallet/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(option).toBeEnabled();
  expect(screen.queryByText(/^Waiting for your wallet/)).not.toBeInTheDocument();
  await userEvent.click(option);
  await expect.poll(() => state().status).toBe('connected');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('says so where a wallet is asked and opens no account, and lets it be asked again', async () => {
  const { wallet, option, state } = await open();
  vi.spyOn(wallet, 'request').mockResolvedValueOnce([]);
  await userEvent.click(option);
  expect(await screen.findByText('Connection Failed')).toBeInTheDocument();
  expect(screen.getByText('Failed to connect to your wallet')).toBeInTheDocument();
  expect(option).toBeEnabled();
  await userEvent.click(option);
  await expect.poll(() => state().status).toBe('connected');
});

test('names a wallet that does not name itself', async () => {
  const { option } = await open('');
  expect(option).toBeEnabled();
});
