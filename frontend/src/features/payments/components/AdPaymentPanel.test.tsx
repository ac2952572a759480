import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { SessionStart } from '../../../session/SessionStart';
import { answerCalls } from '../../../testing/answer-calls';
import { FollowedWallet } from '../../../testing/FollowedWallet';
import {
  aFurtherPayment,
  aReceipt,
  aPayment,
  bnbNetwork,
  ethNetwork,
  homeNetwork,
  polygonNetwork,
  siteConfig,
} from '../../../testing/payment-samples';
import { renderAt } from '../../../testing/render';
import { aUser } from '../../../testing/samples';
import type { AdPayment } from '../api';
import { AdPaymentPanel } from './AdPaymentPanel';

beforeEach(async () => {
  localStorage.clear();
  await loadNamespaces('payments', 'wallet');
});

async function show(change: Partial<AdPayment>, { isOwner = false, user = aUser({ id: 8 }) } = {}) {
  const calls = answerCalls({
    'GET /api/auth/me': [200, user],
    'GET /api/config': [200, siteConfig(homeNetwork, ethNetwork, bnbNetwork, polygonNetwork)],
    'GET /api/ads/12/payment': [200, aPayment(change)],
  });
  renderAt(
    '/ads/12',
    <>
      <SessionStart />
      <FollowedWallet />
      <AdPaymentPanel adId={12} adStatus="pending" isOwner={isOwner} />
    </>,
  );
  const panel = await screen.findByRole('region', { name: 'Payment' });
  return Object.assign(panel, { calls });
}

describe('the payment of an ad', () => {
  // First, as what has come once is not fetched again.
  it('stays where what its owner may do cannot be fetched, and fetches that again', async () => {
    vi.doMock('./PayersPart', () => {
      throw new Error('Lost on the way');
    });
    const panel = await show({ chainId: 31338, currency: 'ETH' }, { isOwner: true });
    expect(await within(panel).findByText(/^This could not be loaded/)).toBeVisible();
    expect(panel).toHaveTextContent('25 ETH');
    vi.doUnmock('./PayersPart');
    await userEvent.click(within(panel).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(within(panel).queryByRole('alert')).toBeNull());
  });

  it('tells network and coin', async () => {
    const panel = await show({ chainId: 31338, currency: 'ETH' });
    expect(await screen.findByText('Second local chain')).toBeInTheDocument();
    expect(panel).toHaveTextContent('Test network');
    expect(panel).toHaveTextContent('25 ETH');
    expect(panel).not.toHaveTextContent('BNB');
  });

  it('says what wallets call a coin that got another name', async () => {
    const panel = await show({ chainId: 137, currency: 'MATIC' });
    expect(await screen.findByText('Wallets call MATIC POL now')).toBeInTheDocument();
    expect(panel).toHaveTextContent('25 MATIC');
  });

  it('is not called final while its network wants more blocks', async () => {
    const panel = await show({ chainId: 56, finalAfter: 15, confirmations: 6 });
    expect(await screen.findByText('final after 15 blocks on this network')).toBeInTheDocument();
    expect(panel).toHaveTextContent('6/6');
  });

  it.each([
    ['six blocks are enough', { confirmations: 6 }],
    ['it is final', { chainId: 56, finalAfter: 15, confirmations: 6, status: 'confirmed' as const }],
  ])('says no more than the count where %s', async (_why, change) => {
    const panel = await show(change);
    await screen.findByText(/Local development|BNB Smart Chain/);
    expect(panel).toHaveTextContent('6/6');
    expect(panel).not.toHaveTextContent('final after');
  });

  it.each([
    ['confirmed', /is given back as soon as the one on Local development is final/],
    ['refunding', /already paid on Local development\. The second payment of 9 ETH .* is on its way back/],
    ['refunded', /The second payment of 9 ETH on Second local chain was given back/],
  ] as const)('tells of a second payment elsewhere that is %s', async (status, words) => {
    await show({ status: 'confirmed', further: [aFurtherPayment({ status })] });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('says that its refund waits for a person', async () => {
    await show({ status: 'refunding', awaitsDecision: true });
    expect(await screen.findByText(/A person decides about this refund/)).toBeInTheDocument();
  });

  it('can be taken back on its own network only', async () => {
    await show({
      ...{ status: 'confirmed', chainId: 31338, currency: 'ETH' },
      reclaimableAt: '2026-01-01T00:00:00.000Z',
    });
    expect(await screen.findByText(/Its payer can take the money back/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Connect wallet' })).toBeInTheDocument();
  });
});

describe('the receipts of an ad', () => {
  afterEach(() => vi.useRealTimers());
  const receipts = () => screen.queryAllByRole('link', { name: /^Receipt to print/ });
  const [first, second] = [
    aReceipt(),
    aReceipt({ txHash: '0xcd', amount: '9000000000000000000', currency: 'ETH' }),
  ];
  const twice: Partial<AdPayment> = { status: 'confirmed', receipts: [second, first] };

  it.each([
    ['its owner', { isOwner: true }],
    ['an administrator', { user: aUser({ id: 1, role: 'admin' }) }],
  ])('are there for %s, one for each payment', async (_who, viewer) => {
    await show(twice, viewer);
    const links = await screen.findAllByRole('link', { name: /^Receipt to print/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Receipt to print: \u20689 ETH\u2069', '/ads/12/receipts/0xcd'],
      ['Receipt to print: \u206825 BNB\u2069', `/ads/12/receipts/${first.txHash}`],
    ]);
  });

  it('are those, too, that were given back before the ad was paid anew', async () => {
    await show(
      { status: 'confirming', receipts: [aReceipt({ status: 'refunded', txHash: '0xcd' })] },
      { isOwner: true },
    );
    expect((await screen.findAllByRole('link', { name: /^Receipt to print/ })).length).toBe(1);
  });

  it('are asked for by whoever manages the ad, where the page was drawn for strangers', async () => {
    const told = [[], [first]].map((list) => aPayment({ status: 'settled', receipts: list }));
    answerCalls({
      'GET /api/auth/me': [200, aUser({ id: 1, role: 'admin' })],
      'GET /api/config': [200, siteConfig(homeNetwork)],
      'GET /api/ads/12/payment': () => [200, told.length > 1 ? told.shift() : told[0]],
    });
    renderAt(
      '/ads/12',
      <>
        <SessionStart />
        <AdPaymentPanel adId={12} adStatus="approved" isOwner={false} />
      </>,
    );
    expect(await screen.findByRole('link', { name: /^Receipt to print/ })).toBeInTheDocument();
  });

  // As of an answer that was kept from when its manager was signed in.
  it('are there for nobody else, though they are known', async () => {
    const { calls } = await show({ ...twice, further: [aFurtherPayment()] });
    expect(await screen.findByText(/The second payment of 9 ETH/)).toBeInTheDocument();
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /api/auth/me'));
    expect(receipts()).toEqual([]);
  });

  it('come once a payment is confirmed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const told = [aPayment({ status: 'confirming' }), aPayment({ status: 'confirmed', receipts: [first] })];
    answerCalls({
      'GET /api/auth/me': [200, aUser({ id: 8 })],
      'GET /api/config': [200, siteConfig(homeNetwork)],
      'GET /api/ads/12/payment': () => [200, told[0]],
    });
    renderAt('/ads/12', <AdPaymentPanel adId={12} adStatus="pending" isOwner />);
    expect(await screen.findByText('3/6')).toBeInTheDocument();
    expect(receipts()).toEqual([]);
    told.shift();
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(await screen.findByRole('link', { name: /^Receipt to print/ })).toBeInTheDocument();
  });
});

const attempt = 'payments.attempt.12';
const { txHash } = aPayment();
const aSent = { txHash, chainId: 31337, from: '0x15', nonce: 0, amount: '1', sentAt: 0 };

describe('a payment that was left before it was safe', () => {
  beforeEach(() => {
    localStorage.setItem(attempt, JSON.stringify({ step: 'sent', transaction: aSent }));
  });
  afterEach(() => vi.useRealTimers());

  it.each(['confirmed', 'settled', 'refunded'] as const)(
    'is not asked for any more once it is %s',
    async (status) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const { calls } = await show({ status, confirmations: 6 });
      await waitFor(() => expect(localStorage.getItem(attempt)).toBeNull());
      const asked = () => calls.filter(({ name }) => name === 'GET /api/ads/12/payment');
      const before = asked().length;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(asked()).toHaveLength(before);
    },
  );
});

describe('a payment that is confirming while the server cannot tell of it', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const asked = ({ calls }: Awaited<ReturnType<typeof show>>) =>
    calls.filter(({ name }) => name === 'GET /api/ads/12/payment').length;

  it('is asked for now and then', async () => {
    const panel = await show({ status: 'confirming' });
    const before = asked(panel);
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(asked(panel)).toBe(before + 2);
  });

  it('is not asked for in a tab behind others', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const panel = await show({ status: 'confirming' });
    const before = asked(panel);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked(panel)).toBe(before);
  });
});
