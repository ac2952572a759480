import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { DiscoveredWallet } from '../../../../chain/eip1193';
import { connect } from '../../../../chain/wallet-connection';
import { selectWallet } from '../../../../chain/wallet-slice';
import { loadNamespaces } from '../../../../i18n';
import { answerCalls } from '../../../../testing/answer-calls';
import { aNetwork } from '../../../../testing/answer-node';
import { fill } from '../../../../testing/fill';
import { keeper, keeperWallet, refusalOf } from '../../../../testing/keeper-wallet';
import { renderAt } from '../../../../testing/render';
import { withToasts } from '../../../../testing/toasts';
import type { AdminBadge, BadgeMints } from '../../badges-api';
import { BadgesTab } from './BadgesTab';

withToasts();
beforeEach(() => loadNamespaces('admin', 'wallet'));

const holder = `0x${'15'.repeat(20)}`;
const newOwner = `0x${'2b'.repeat(20)}`;

const aBadge = (change: Partial<AdminBadge> = {}): AdminBadge => ({
  id: 7,
  userId: 3,
  username: 'amara',
  season: 1,
  badgeType: 'supporter',
  state: 'minted',
  revoked: false,
  mintTo: holder,
  holder,
  tokenId: '1793',
  contractAddress: `0x${'ba'.repeat(20)}`,
  contractVersion: 2,
  transactionHash: null,
  problem: null,
  ...change,
});

const fewMints: BadgeMints = { signedToday: 12, maxADay: 200, waiting: 0, withoutContract: [] };

function open(badges: AdminBadge[], wallet?: DiscoveredWallet, mints = fewMints) {
  const listed = { badges, mints };
  answerCalls({
    'GET /api/config': [200, { chains: [aNetwork()], homeChainId: 31337 }],
    'GET /api/admin/badges': () => [200, listed.badges],
    'GET /api/admin/badges/mints': [200, listed.mints],
  });
  const { store } = renderAt('/admin?tab=badges', <BadgesTab />);
  if (wallet) act(() => void store.dispatch(connect(wallet)));
  return Object.assign(listed, { store });
}

const reissueButton = () => screen.findByRole('button', { name: 'Re-issue the badge of amara' });
const revokeButton = () => screen.findByRole('button', { name: 'Revoke the badge of amara' });

async function press(button: Promise<HTMLElement>) {
  await waitFor(async () => expect(await button).toBeEnabled());
  await userEvent.click(await button);
}

test('lists badges with their state, and lets nobody sign without a wallet', async () => {
  open([
    aBadge(),
    aBadge({ id: 8, username: 'jonas', state: 'burned', revoked: true, holder: null }),
    aBadge({
      id: 9,
      username: 'leila',
      state: 'created',
      holder: null,
      tokenId: null,
      contractAddress: null,
    }),
  ]);
  expect(await reissueButton()).toBeDisabled();
  expect(await revokeButton()).toBeDisabled();
  expect(screen.getByText('Revoked')).toBeVisible();
  expect(screen.getByText('Not minted')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Re-issue/ })).toHaveLength(1);
  expect(screen.getByText(/connect the keeper's wallet/)).toBeVisible();
});

test('says how many are minted today, and that the others wait once the day is full', async () => {
  open([], undefined, { ...fewMints, signedToday: 200, waiting: 3 });
  expect(await screen.findByRole('alert')).toHaveTextContent('200 of at most 200 minted today');
  expect(screen.getByRole('alert')).toHaveTextContent('3 more wait for tomorrow (UTC)');
});

test('says of which season a badge is, and whose badges wait for a contract', async () => {
  const waiting = aBadge({ season: 2, state: 'waiting', holder: null, tokenId: null, contractAddress: null });
  open([waiting], undefined, { ...fewMints, withoutContract: [{ season: 2, waiting: 1 }] });
  expect(await screen.findByText(/Season 2 · Supporter/)).toBeVisible();
  expect(screen.getByText('Waiting')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Badges of season 2 have no contract yet. 1 asked for/,
  );
});

test('has the keeper sign a re-issue, and follows the list until our server saw it', async () => {
  const { wallet, sent } = keeperWallet({});
  const listed = open([aBadge()], wallet);
  await press(reissueButton());
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('May sign')).toBeInTheDocument();
  expect(within(dialog).getByText(/leaves the old wallet at once/)).toBeInTheDocument();
  const sign = within(dialog).getByRole('button', { name: 'Sign and re-issue' });
  expect(sign).toBeDisabled();
  await fill('New wallet of the same person', newOwner);
  await userEvent.click(sign);
  expect(await screen.findByText('In a block, being read')).toBeVisible();
  expect(sent).toEqual([
    { name: 'reissue', args: ['1793', expect.stringMatching(new RegExp(newOwner, 'i'))] },
  ]);
  listed.badges = [aBadge({ holder: newOwner })];
  await waitFor(() => expect(screen.queryByText('In a block, being read')).toBeNull());
  expect(screen.getAllByTitle(newOwner).length).toBeGreaterThan(0);
});

test('has the keeper sign a revocation once its consequences were said', async () => {
  const { wallet, sent } = keeperWallet({});
  open([aBadge()], wallet);
  await press(revokeButton());
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/taken back for ever/)).toBeInTheDocument();
  await press(within(dialog).findByRole('button', { name: 'Sign and revoke' }));
  await waitFor(() => expect(sent).toEqual([{ name: 'revoke', args: ['1793'] }]));
});

test.each([
  [2, 'MINTER_ROLE', 'May not sign'],
  [1, 'MINTER_ROLE', 'May sign'],
] as const)('asks a contract of version %i about its own role', async (contractVersion, role, words) => {
  const { wallet } = keeperWallet({ role });
  open([aBadge({ contractVersion })], wallet);
  await press(revokeButton());
  expect(await within(await screen.findByRole('dialog')).findByText(words)).toBeInTheDocument();
});

test.each([
  ['no address', '0x12', /whole address/],
  ['nobody', `0x${'00'.repeat(20)}`, /whole address/],
  ['who holds it already', holder, /holds the badge already/],
])('binds no badge to %s', async (_what, address, words) => {
  const { wallet } = keeperWallet({});
  open([aBadge()], wallet);
  await press(reissueButton());
  const dialog = await screen.findByRole('dialog');
  await fill('New wallet of the same person', address);
  expect(await within(dialog).findByText(words)).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Sign and re-issue' })).toBeDisabled();
});

test('says why the contract refuses', async () => {
  const refusal = refusalOf('AlreadyAHolder', newOwner, 5n);
  const { wallet, sent } = keeperWallet({ refusal });
  open([aBadge()], wallet);
  await press(reissueButton());
  const dialog = await screen.findByRole('dialog');
  await fill('New wallet of the same person', newOwner);
  await press(within(dialog).findByRole('button', { name: 'Sign and re-issue' }));
  expect(await screen.findByText(/nobody holds two/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('leads a wallet on another network to the badges', async () => {
  const { wallet } = keeperWallet({ chainId: 1 });
  const { store } = open([aBadge()], wallet);
  expect(await screen.findByRole('button', { name: 'Switch to Local development' })).toBeVisible();
  expect(await reissueButton()).toBeDisabled();
  expect(selectWallet(store.getState()).account).toBe(keeper);
});
