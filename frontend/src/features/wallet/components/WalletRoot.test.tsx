import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestApproval } from '../../../chain/development-wallet/approvals';
import { RpcErrorCode } from '../../../chain/rpc-error';
import { connect } from '../../../chain/wallet-connection';
import { selectWallet, walletActions } from '../../../chain/wallet-slice';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { aNetwork } from '../../../testing/answer-node';
import { renderAt } from '../../../testing/render';
import { withToasts } from '../../../testing/toasts';
import { installWallet, withWallets } from '../../../testing/wallet-pages';
import { WalletRoot } from './WalletRoot';

withToasts();
withWallets();
beforeEach(() => loadNamespaces('wallet', 'errors'));
const parts = ['./ConnectDialog', './DevelopmentWalletPrompt', './NetworkNotice'];
afterEach(() => {
  fetched.mockClear();
  for (const part of parts) vi.doUnmock(part);
});

const fetched = vi.fn<() => never>(() => {
  throw new Error('Lost on the way');
});
const loseOnTheWay = (part: string) => vi.doMock(part, fetched);

function open() {
  answerCalls({ 'GET /api/config': [200, { chains: [aNetwork()], homeChainId: 31337 }] });
  const page = (
    <>
      <WalletRoot />
      <input aria-label="Title" defaultValue="Lamps by the evening" />
    </>
  );
  return renderAt('/submit-ad', page).store;
}

const loss = () => screen.findByText(/^This could not be loaded/);
const keepsWhatWasTyped = () => expect(screen.getByLabelText('Title')).toHaveValue('Lamps by the evening');

// These first, as what has come once is not fetched again.
test('a page stays as it is where the choice of a wallet cannot be fetched, and asks again for it', async () => {
  loseOnTheWay('./ConnectDialog');
  const store = open();
  const choose = () => act(() => void store.dispatch(walletActions.dialogOpened()));
  choose();
  expect(await loss()).toBeInTheDocument();
  expect(selectWallet(store.getState()).connectRequested).toBe(false);
  keepsWhatWasTyped();
  vi.doUnmock('./ConnectDialog');
  choose();
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('nobody waits for a signature that cannot be asked for', async () => {
  loseOnTheWay('./DevelopmentWalletPrompt');
  open();
  const refused = vi.fn<(error: unknown) => void>();
  act(() => void requestApproval({ kind: 'message', from: '0x0', text: 'Who are you?' }).catch(refused));
  expect(await loss()).toBeInTheDocument();
  keepsWhatWasTyped();
  await waitFor(() =>
    expect(refused).toHaveBeenCalledWith(expect.objectContaining({ code: RpcErrorCode.userRejected })),
  );
});

test('a page does without what there is to say of a network where that cannot be fetched', async () => {
  loseOnTheWay('./NetworkNotice');
  const { dispatch } = open();
  await act(() => dispatch(connect(installWallet().detail)));
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  // What it comes to is told to the page a task later.
  await act(() => new Promise((done) => setTimeout(done)));
  keepsWhatWasTyped();
});
