import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { SessionStart } from '../../../session/SessionStart';
import { answerCalls } from '../../../testing/answer-calls';
import { refused } from '../../../testing/refused';
import { renderAt } from '../../../testing/render';
import { aUser } from '../../../testing/samples';
import { withToasts } from '../../../testing/toasts';
import type { NftBadge, OwnBadges } from '../api';
import { BadgeCard } from './BadgeCard';

withToasts();
beforeEach(() => loadNamespaces('nft'));

const walletAddress = '0x52908400098527886E0F7030069857D2E4169EE7';

const aBadge = (change: Partial<NftBadge> = {}): NftBadge => ({
  id: 1,
  season: 1,
  state: 'created',
  badgeType: 'supporter',
  tokenId: null,
  contractAddress: null,
  revoked: false,
  holder: null,
  transactionHash: null,
  network: 'BSC Testnet',
  explorerUrl: null,
  image: null,
  problem: null,
  mintDate: null,
  createdAt: '2026-03-05T10:00:00.000Z',
  ...change,
});

const owned = (...badges: NftBadge[]): OwnBadges => ({ season: 1, badges });

function open(answers: Parameters<typeof answerCalls>[0]) {
  answerCalls({ 'GET /api/auth/me': [200, aUser({ walletAddress })], ...answers });
  const card = (
    <>
      <SessionStart />
      <BadgeCard />
    </>
  );
  renderAt('/dashboard', card);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('makes a badge where there is none, and says why it could not', async () => {
  const message = 'You already have a badge';
  open({
    'GET /api/nft/badges': [200, owned()],
    'POST /api/nft/badge': refused(409, { code: 'badge_exists', message }),
  });
  await press('Create my badge');
  expect(await screen.findByText('Error Creating Badge')).toBeInTheDocument();
  expect(screen.getByText(message)).toBeInTheDocument();
});

test('offers to mint what is not minted, and says why it could not', async () => {
  const message = 'This wallet already holds a badge. Please link another wallet.';
  open({
    'GET /api/nft/badges': [200, owned(aBadge())],
    'POST /api/nft/badge/mint': refused(409, { code: 'wallet_holds_badge', message }),
  });
  expect(await screen.findByText('Not Minted')).toBeInTheDocument();
  await press('Mint my badge');
  expect(await screen.findByText('Error Minting Badge')).toBeInTheDocument();
  expect(screen.getByText(message)).toBeInTheDocument();
});

test('asks to confirm the address before a badge is minted, where the site sends mail', async () => {
  open({
    'GET /api/auth/me': [200, aUser({ walletAddress, emailConfirmedAt: null })],
    'GET /api/config': [200, { sendsMail: true }],
    'GET /api/nft/badges': [200, owned(aBadge())],
  });
  expect(await screen.findByText(/Confirm your email address first/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mint my badge' })).not.toBeInTheDocument();
});

test('tells a badge that was taken back from one that was given up', async () => {
  open({ 'GET /api/nft/badges': [200, owned(aBadge({ state: 'burned', tokenId: '257', revoked: true }))] });
  expect(await screen.findByText('Taken back')).toBeInTheDocument();
  expect(screen.queryByText('Given up')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('offers nothing more once the badge is minted, and shows where it is', async () => {
  const minted = { state: 'minted', tokenId: '18446744073709551617', holder: walletAddress } as const;
  open({
    'GET /api/nft/badges': [200, owned(aBadge({ ...minted, mintDate: '2026-03-05T10:00:00.000Z' }))],
  });
  expect(await screen.findByText('Owned')).toBeInTheDocument();
  expect(screen.getByText('March 5, 2026')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /badge|mint/i })).not.toBeInTheDocument();
});

test('shows the badge of each season, and offers that of the season in which one takes part', async () => {
  const first = aBadge({
    state: 'minted',
    tokenId: '257',
    holder: walletAddress,
    image: 'data:image/svg+xml;base64,',
  });
  open({ 'GET /api/nft/badges': [200, { season: 2, badges: [first] }] });
  expect(await screen.findByText(/that you were part of Season 2/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Create my badge' })).toBeInTheDocument();
  expect(screen.getByText('Season 1')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Supporter badge of Season 1' })).toBeInTheDocument();
});

test('mints the badge of the season that was pressed', async () => {
  open({
    'GET /api/nft/badges': [
      200,
      { season: 2, badges: [aBadge({ id: 2, season: 2, state: 'waiting' }), aBadge()] },
    ],
    'POST /api/nft/badge/mint': [202, aBadge({ state: 'minting' })],
  });
  expect(await screen.findByRole('region', { name: 'Your badges' })).toBeInTheDocument();
  expect(screen.getByText(/asked for your badge/)).toBeInTheDocument();
  const asked = vi.spyOn(globalThis, 'fetch');
  await press('Mint my badge');
  const urls = () => asked.mock.calls.map(([request]) => (request as Request).url);
  await waitFor(() => expect(urls().join(' ')).toMatch(/nft\/badge\/mint\?season=1/));
});
