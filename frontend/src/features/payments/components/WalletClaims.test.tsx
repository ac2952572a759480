import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { connect } from '../../../chain/wallet-connection';
import { walletActions } from '../../../chain/wallet-slice';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { homeNetwork, siteConfig } from '../../../testing/payment-samples';
import { renderAt } from '../../../testing/render';
import { type SentCall, splitterWallet } from '../../../testing/splitter-wallet';
import { withToasts } from '../../../testing/toasts';
import { WalletClaims } from './WalletClaims';

withToasts();
beforeEach(async () => {
  localStorage.clear();
  await loadNamespaces('payments', 'wallet');
});

const COIN = 10n ** 18n;
const RECEIVER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** The dialog of a wallet for which the contract keeps 25 coins, and what that wallet is asked to send. */
async function openDialog(options: { succeeds?: boolean; chainNow?: () => number } = {}) {
  const sent: SentCall[] = [];
  answerCalls({ 'GET /api/config': [200, siteConfig(homeNetwork)] });
  const { store } = renderAt('/dashboard', <WalletClaims />);
  await store.dispatch(
    connect(splitterWallet({ credit: 25n * COIN, onSend: (call) => sent.push(call), ...options })),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw to another address' }));
  return { sent, store };
}

const field = () => screen.findByRole('textbox', { name: "Receiver's address" });
const type = async (text: string) => {
  await userEvent.clear(await field());
  await userEvent.type(await field(), `${text}{Enter}`);
};
const withdraw = () => screen.findByRole('button', { name: 'Withdraw to this address' });

it('withdraws a credit to another address, once that was shown again', async () => {
  const { sent } = await openDialog();
  expect(await screen.findByText(/^Coins sent to a wrong address are lost/)).toBeInTheDocument();
  await type(` ${RECEIVER} `);
  expect(await screen.findByText(RECEIVER)).toBeInTheDocument();
  expect(screen.getByText(/^Compare the address, character by character/)).toHaveFocus();
  expect(screen.getByText('25 BNB')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.click(await withdraw());
  expect(await screen.findByText('Credit withdrawn')).toBeInTheDocument();
  expect(screen.getByText(`25 BNB went to ${RECEIVER}.`)).toBeInTheDocument();
  expect(sent).toEqual([{ name: 'withdrawCredit', args: [RECEIVER], chainId: '0x7a69' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['', /^Please enter a whole address/],
  ['somebody.eth', /^Please enter a whole address/],
  [RECEIVER.replace('Fd', 'fd'), /^Capital and small letters of this address do not fit together/],
  [`0x${'0'.repeat(40)}`, /^This address belongs to nobody/],
  [homeNetwork.splitter!, /^This is the contract that keeps the coins/],
  [`0x${'f0'.repeat(20)}`, /^This is the wallet that did not accept the coins/],
])('does not go on with %s', async (text, fault) => {
  const { sent } = await openDialog();
  await userEvent.clear(await field());
  if (text) await userEvent.type(await field(), text);
  await userEvent.click(screen.getByRole('button', { name: 'Check the address' }));
  expect(await screen.findByText(fault)).toBeInTheDocument();
  expect(await field()).toHaveFocus();
  expect(await field()).toHaveAccessibleDescription(fault);
  expect(await field()).toHaveValue(text);
  await type(RECEIVER.toLowerCase());
  expect(await withdraw()).toBeEnabled();
  expect(sent).toEqual([]);
});

it('keeps the address through a failure, and lets it be changed', async () => {
  const { sent } = await openDialog({ succeeds: false });
  await type(RECEIVER);
  await userEvent.click(await withdraw());
  expect(
    await screen.findByText(/^The network refused the withdrawal\. Your credit still waits/),
  ).toBeInTheDocument();
  expect(screen.queryByText('Credit withdrawn')).not.toBeInTheDocument();
  expect(screen.getByText(RECEIVER)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Change the address' }));
  expect(await field()).toHaveValue(RECEIVER);
  expect(sent).toHaveLength(1);
});

it('withdraws nothing where the wallet has gone to another network, and says to which it belongs', async () => {
  let chainId = 31337;
  const { sent } = await openDialog({ chainNow: () => chainId });
  await type(RECEIVER);
  const button = await withdraw();
  chainId = 56;
  await userEvent.click(button);
  expect(await screen.findByText(`Please switch to ${homeNetwork.name} network`)).toBeInTheDocument();
  expect(screen.queryByText('Credit withdrawn')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('is gone with the account for which it was opened', async () => {
  const { sent, store } = await openDialog();
  await type(RECEIVER);
  expect(await withdraw()).toBeEnabled();
  act(() => void store.dispatch(walletActions.accountChanged(`0x${'c3'.repeat(20)}`)));
  expect(await screen.findByRole('button', { name: 'Withdraw to another address' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([]);
});
