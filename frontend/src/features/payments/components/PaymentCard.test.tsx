import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import type { aNetwork } from '../../../testing/answer-node';
import { FollowedWallet } from '../../../testing/FollowedWallet';
import { eventually } from '../../../testing/eventually';
import {
  aPayment,
  bnbNetwork,
  ethNetwork,
  homeNetwork,
  polygonNetwork,
  siteConfig,
} from '../../../testing/payment-samples';
import { renderAt } from '../../../testing/render';
import type { AdPayment } from '../api';
import { tryAgain } from '../payments-slice';
import { PaymentCard } from './PaymentCard';

const unpaid = { status: 'pending', amount: null, chainId: null, currency: null } as const;
const simulated = 'Simulated payment: test-network coins have no real value';

beforeEach(async () => {
  localStorage.clear();
  await loadNamespaces('payments', 'wallet');
});

async function show(chains: ReturnType<typeof aNetwork>[], payment: Partial<AdPayment> = unpaid) {
  const calls = answerCalls({
    'GET /api/config': [200, siteConfig(...chains)],
    'GET /api/ads/12/payment': [200, aPayment(payment)],
  });
  const view = renderAt(
    '/submit-ad',
    <>
      <FollowedWallet />
      <PaymentCard adId={12} />
    </>,
  );
  const card = await screen.findByRole('region', { name: 'Crypto payment' });
  return { card, view, calls };
}

// First of all: by then no other card has brought the listener.
it('is watched again where it was sent before a reload', async () => {
  const { txHash } = aPayment();
  const transaction = { txHash, chainId: 31337, from: '0x15', nonce: 0, amount: '1', sentAt: 0 };
  localStorage.setItem('payments.attempt.12', JSON.stringify({ step: 'sent', transaction }));
  const { calls } = await show([homeNetwork]);
  await eventually(() => expect(calls.map(({ name }) => name)).toContain(`GET /api/transactions/${txHash}`));
});

describe('where an ad is paid', () => {
  it('is no question where there is one network', async () => {
    const { card } = await show([homeNetwork, { ...ethNetwork, payable: false }]);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(card).toHaveTextContent('25 BNB');
    expect(card).toHaveTextContent(simulated);
  });

  it('is chosen among those that take payments, each with its price and coin', async () => {
    await show([homeNetwork, ethNetwork, { ...bnbNetwork, payable: false }]);
    const group = screen.getByRole('group', { name: 'Network to pay on' });
    expect(within(group).getAllByRole('radio')).toHaveLength(2);
    expect(within(group).getByRole('radio', { name: /Local development.*25 BNB/ })).toBeChecked();
    expect(within(group).getByRole('radio', { name: /Second local chain.*9 ETH/ })).not.toBeChecked();
  });

  it('is kept for the next time', async () => {
    const { view } = await show([homeNetwork, ethNetwork]);
    await userEvent.click(screen.getByRole('radio', { name: /Second local chain/ }));
    view.unmount();
    await show([homeNetwork, ethNetwork]);
    expect(screen.getByRole('radio', { name: /Second local chain/ })).toBeChecked();
  });

  it('says what wallets call a coin that got another name', async () => {
    await show([homeNetwork, polygonNetwork]);
    expect(
      await screen.findByRole('radio', { name: /Polygon.*Wallets call MATIC POL now.*25 MATIC/ }),
    ).toBeVisible();
    expect(screen.getAllByText(/POL now/)).toHaveLength(1);
  });

  it('falls back on the home network where the chosen one takes no payments any more', async () => {
    localStorage.setItem('payments.network', '31338');
    const { card } = await show([homeNetwork, { ...ethNetwork, payable: false }]);
    expect(card).toHaveTextContent('25 BNB');
  });

  it('tells whether the coins are worth anything, network by network', async () => {
    const { card } = await show([homeNetwork, bnbNetwork]);
    expect(card).toHaveTextContent(simulated);
    await userEvent.click(screen.getByRole('radio', { name: /BNB Smart Chain.*Paid in BNB/ }));
    expect(card).not.toHaveTextContent(simulated);
  });

  it('stays where a payment was begun', async () => {
    localStorage.setItem('payments.attempt.12', JSON.stringify({ step: 'signing', chainId: 31338 }));
    const { card } = await show([homeNetwork, ethNetwork]);
    await waitFor(() => expect(card).toHaveTextContent('On Second local chain'));
  });
});

describe('a payment that the server has seen', () => {
  it('is told with its coin and network', async () => {
    const { card } = await show([homeNetwork, ethNetwork], { chainId: 31338, currency: 'ETH' });
    await waitFor(() => expect(card).toHaveTextContent('25 ETH on Second local chain'));
    expect(card).toHaveTextContent('It is safe once 6 blocks have confirmed it.');
  });

  it.each([
    [3, '6 blocks confirm it; on BNB Smart Chain it is final after 15.'],
    [6, 'All 6 confirmations are there. On BNB Smart Chain a payment is final after 15 blocks'],
  ])('is not final after %i confirmations on a network that wants more', async (confirmations, words) => {
    const { card } = await show([homeNetwork, bnbNetwork], { chainId: 56, finalAfter: 15, confirmations });
    await waitFor(() => expect(card).toHaveTextContent(words));
  });
});

describe('the focus', () => {
  beforeEach(() => {
    const failed = { step: 'failed', failure: { code: 'rejected' }, transaction: null };
    localStorage.setItem('payments.attempt.12', JSON.stringify(failed));
  });

  it('goes along when the panel that had it is replaced', async () => {
    await show([homeNetwork]);
    await screen.findByText(simulated);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByRole('heading', { name: 'Please connect your wallet first' })).toHaveFocus();
  });

  it('stays where it was elsewhere', async () => {
    const { view } = await show([homeNetwork]);
    await screen.findByText(simulated);
    act(() => void view.store.dispatch(tryAgain({ adId: 12 })));
    expect(screen.getByText('Disconnected')).toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });
});

test('the change of state is announced', async () => {
  const { card } = await show([homeNetwork]);
  expect(within(card).getByRole('status')).toHaveTextContent('Disconnected');
});

test('a configuration that cannot be read is not taken for closed payments', async () => {
  answerCalls({
    'GET /api/config': [503, { message: 'Away' }],
    'GET /api/ads/12/payment': [200, aPayment(unpaid)],
  });
  renderAt(
    '/submit-ad',
    <>
      <FollowedWallet />
      <PaymentCard adId={12} />
    </>,
  );
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  expect(screen.queryByText(/Payments are not open/)).not.toBeInTheDocument();
});
