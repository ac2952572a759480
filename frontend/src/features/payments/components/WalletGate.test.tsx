import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { connect } from '../../../chain/wallet-connection';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { ethNetwork, homeNetwork, siteConfig } from '../../../testing/payment-samples';
import { renderAt } from '../../../testing/render';
import { testAccount } from '../../../testing/test-chain';
import { TestWallet } from '../../../testing/test-wallet';
import { withToasts } from '../../../testing/toasts';
import { WalletGate } from './WalletGate';

withToasts();
beforeEach(async () => {
  localStorage.clear();
  await loadNamespaces('payments', 'wallet');
});

test('lets nobody wait for a wallet that does not change its network', async () => {
  answerCalls({ 'GET /api/config': [200, siteConfig(homeNetwork, ethNetwork)] });
  const wallet = new TestWallet({ rpcUrl: 'http://127.0.0.1:1', privateKey: testAccount(4).privateKey });
  const info = { uuid: 'test', name: 'Test wallet', icon: '', rdns: 'test.wallet' };
  const { store } = renderAt('/', <WalletGate network={ethNetwork}>{() => 'There'}</WalletGate>);
  await act(() => store.dispatch(connect({ info, provider: { request: wallet.request.bind(wallet) } })));
  wallet.rejectNext('wallet_switchEthereumChain');
  const answer = wallet.holdNext('wallet_switchEthereumChain');
  const button = await screen.findByRole('button', { name: 'Switch to Second local chain' });
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  expect(button).toBeEnabled();
  await act(async () => answer());
  expect(screen.queryByText('Network Switch Failed')).not.toBeInTheDocument();
});
