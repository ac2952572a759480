import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { DiscoveredWallet } from '../../../chain/eip1193';
import { connect } from '../../../chain/wallet-connection';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { homeNetwork, siteConfig } from '../../../testing/payment-samples';
import { renderAt } from '../../../testing/render';
import { splitterWallet } from '../../../testing/splitter-wallet';
import { withToasts } from '../../../testing/toasts';
import { ReleasePanel } from './ReleasePanel';

withToasts();
beforeEach(async () => {
  localStorage.clear();
  await loadNamespaces('payments', 'wallet');
});

async function show(wallet: DiscoveredWallet) {
  answerCalls({ 'GET /api/config': [200, siteConfig(homeNetwork)] });
  const { store } = renderAt('/admin', <ReleasePanel />);
  await store.dispatch(connect(wallet));
}

const release = () => screen.findByRole('button', { name: 'Release the share of Founder' });

it('releases what waits', async () => {
  await show(splitterWallet());
  await userEvent.click(await release());
  expect(await release()).toBeEnabled();
  expect(screen.queryByText('That did not work')).not.toBeInTheDocument();
});

it('says of a release that the network refused what became of the share, and of no payment', async () => {
  await show(splitterWallet({ succeeds: false }));
  await userEvent.click(await release());
  expect(await screen.findByText('That did not work')).toBeInTheDocument();
  expect(screen.getByText(/^The network refused the release\. The share still waits/)).toBeInTheDocument();
  expect(screen.queryByText(/Payment failed/)).not.toBeInTheDocument();
});

it('says that the shares cannot be read', async () => {
  await show(splitterWallet({ answers: false }));
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeInTheDocument();
});

it('does not take a configuration that cannot be read for closed payments', async () => {
  answerCalls({ 'GET /api/config': [503, { message: 'Away' }] });
  renderAt('/admin', <ReleasePanel />);
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  expect(screen.queryByText(/Payments are not open/)).not.toBeInTheDocument();
});
