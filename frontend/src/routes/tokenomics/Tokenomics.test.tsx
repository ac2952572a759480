import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { answerUntilLost, fetchInVain } from '../../testing/lose-server';
import { homeNetwork, siteConfig } from '../../testing/payment-samples';
import { renderAt } from '../../testing/render';
import Tokenomics from './Tokenomics';

beforeEach(() => loadNamespaces('tokenomics', 'payments', 'wallet'));

const answer = {
  totalFeesCollected: '150.0000',
  founderProfit: '45.0000',
  transactionCount: 9,
  distribution: { founder: 30, operations: 40, development: 20, marketing: 10 },
  transactionBreakdown: { adPayments: 7, votes: 2, nftMintings: 0 },
  history: [],
  coins: [],
  wallets: [],
  platformWallet: null,
  founderWallet: null,
  lastUpdated: '2026-11-22T12:00:00.000Z',
};

test('keeps the figures when a later look at them fails', async () => {
  const { lose } = answerUntilLost({
    'GET /api/tokenomics': [200, answer],
    'GET /api/config': [200, siteConfig(homeNetwork)],
  });
  const { store } = renderAt('/tokenomics', <Tokenomics />);
  const [figures] = await screen.findAllByRole('heading', { level: 2 });
  lose();
  await fetchInVain(store);
  expect(figures).toBeVisible();
});
