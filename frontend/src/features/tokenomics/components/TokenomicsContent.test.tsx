import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { ethNetwork, homeNetwork, siteConfig } from '../../../testing/payment-samples';
import { renderAt } from '../../../testing/render';
import type { CoinFigures, Tokenomics } from '../api';
import { TokenomicsContent } from './TokenomicsContent';

const platformWallet = `0x${'a1'.repeat(20)}`;
const founderWallet = `0x${'b2'.repeat(20)}`;

const bnb: CoinFigures = {
  currency: 'BNB',
  testnet: true,
  totalFeesCollected: '150.0000',
  founderProfit: '45.0000',
  payments: 6,
  history: [{ month: '2026-11', amount: '150.0000', payments: 6 }],
};
const eth: CoinFigures = {
  ...bnb,
  currency: 'ETH',
  totalFeesCollected: '9.0000',
  founderProfit: '2.7000',
  payments: 1,
  history: [{ month: '2026-11', amount: '9.0000', payments: 1 }],
};

const wallets = [31337, 31338].map((chainId) => ({ chainId, platformWallet, founderWallet }));

const figures = (...coins: CoinFigures[]): Tokenomics => ({
  totalFeesCollected: bnb.totalFeesCollected,
  founderProfit: bnb.founderProfit,
  transactionCount: 9,
  distribution: { founder: 30, operations: 40, development: 20, marketing: 10 },
  transactionBreakdown: { adPayments: 7, votes: 2, nftMintings: 0 },
  history: bnb.history,
  coins,
  wallets: wallets.slice(0, coins.length),
  platformWallet,
  founderWallet,
  lastUpdated: '2026-11-22T12:00:00.000Z',
});

beforeEach(() => loadNamespaces('tokenomics'));

function show(tokenomics: Tokenomics) {
  answerCalls({ 'GET /api/config': [200, siteConfig(homeNetwork, ethNetwork)] });
  return renderAt('/tokenomics', <TokenomicsContent tokenomics={tokenomics} />);
}

test('says little about one coin: its sums, its months, two accounts', async () => {
  const { container } = show(figures(bnb));
  expect(container).toHaveTextContent('Total fees collected150.0000 BNB');
  expect(container).toHaveTextContent('Transactions9');
  expect(screen.queryByText('BNB of test networks')).not.toBeInTheDocument();
  expect(await screen.findByText('Platform wallet')).toBeInTheDocument();
});

test('adds each coin up by itself, never two together', () => {
  const { container } = show(figures(bnb, eth));
  const ethSums = screen.getByRole('region', { name: 'ETH of test networks' });
  expect(ethSums).toHaveTextContent('Total fees collected9.0000 ETH');
  expect(ethSums).toHaveTextContent('Founder profit2.7000 ETH');
  expect(ethSums).toHaveTextContent('Payments1');
  expect(screen.getByRole('region', { name: 'BNB of test networks' })).toHaveTextContent('150.0000 BNB');
  expect(container).toHaveTextContent('9 transactions in all');
  expect(container).not.toHaveTextContent('159');
});

test('shows the months of each coin', () => {
  show(figures(bnb, eth));
  const table = screen.getByRole('table', { name: 'Fees by month in ETH of test networks' });
  expect(within(table).getByText('9.0000 ETH')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Fees by month in BNB of test networks' })).toBeInTheDocument();
});

test('names the accounts of each network', async () => {
  show(figures(bnb, eth));
  expect(await screen.findByText('Founder wallet on Second local chain')).toBeInTheDocument();
  expect(screen.getByText('Platform wallet on Local development')).toBeInTheDocument();
});
