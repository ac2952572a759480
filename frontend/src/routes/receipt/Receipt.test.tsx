import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { paths, receiptPath } from '../../paths';
import { SessionStart } from '../../session/SessionStart';
import { answerCalls } from '../../testing/answer-calls';
import {
  aPayment,
  aReceipt,
  bnbNetwork,
  ethNetwork,
  homeNetwork,
  siteConfig,
} from '../../testing/payment-samples';
import { renderAt } from '../../testing/render';
import { anAd, aUser } from '../../testing/samples';
import type { AdPayment } from '../../api/generated/payments';
import Receipt from './Receipt';

beforeEach(() => loadNamespaces('receipt', 'payments', 'ads'));

const confirmed = aReceipt();
const further = aReceipt({
  ...{ status: 'refunding', chainId: 31338, currency: 'ETH', txHash: `0x${'cd'.repeat(32)}` },
  ...{ amount: '9000000000000000000', paidAt: '2026-11-21T08:30:00.000Z' },
});

/** The receipt of a payment for ad 12, whose owner is account 7. */
function open(receipts: AdPayment['receipts'], { hash = confirmed.txHash, user = aUser() } = {}) {
  answerCalls({
    'GET /api/auth/me': [200, user],
    'GET /api/ads/12': [200, anAd({ title: 'Solar lamps' })],
    'GET /api/ads/12/payment': [200, aPayment({ receipts })],
    'GET /api/config': [200, siteConfig(homeNetwork, ethNetwork, bnbNetwork)],
  });
  return renderAt(
    receiptPath(12, hash),
    <>
      <SessionStart />
      <Receipt />
    </>,
    paths.receipt,
  );
}

/** What stands beside a label of the receipt. */
const fact = (label: string) => screen.getByText(label).nextElementSibling;
const ready = () => screen.findByRole('button', { name: 'Print' });

test('names parties, ad, amount, chain, transaction and date', async () => {
  open([{ ...confirmed, amount: '25000000000000000001' }]);
  await ready();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Receipt');
  expect(fact('Advertiser')).toHaveTextContent('amara (account no. 7)');
  expect(fact('Paid by')).toHaveTextContent(confirmed.payer);
  expect(fact('Paid to')).toHaveTextContent('Future Change-Makers');
  expect(fact('Through the contract')).toHaveTextContent(confirmed.splitter);
  expect(fact('For the advertisement')).toHaveTextContent('Solar lamps (no. 12)');
  expect(fact('Amount')).toHaveTextContent('25.000000000000000001 BNB');
  expect(fact('Network')).toHaveTextContent('Local development (chain 31337)');
  expect(fact('Payment transaction')).toHaveTextContent(confirmed.txHash);
  expect(fact('Paid on (UTC)')).toHaveTextContent('November 20, 2026 at 12:00:00');
  expect(fact('Status')).toHaveTextContent('Confirmed');
  expect(screen.getByText(/coins have no real value/)).toBeInTheDocument();
  expect(screen.queryByText(/^Founder/)).toBeNull();
});

test('prints', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  open([confirmed]);
  await userEvent.click(await ready());
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

test('tells how a settled payment was split', async () => {
  open([{ ...confirmed, status: 'settled', settlementTxHash: '0x5e7715' }]);
  await ready();
  expect(fact('Founder, 30%')).toHaveTextContent('7.5 BNB');
  expect(fact('Platform, 70%')).toHaveTextContent('17.5 BNB');
  expect(fact('Settlement transaction')).toHaveTextContent('0x5e7715');
});

test('says that a payment was given back', async () => {
  open([{ ...confirmed, status: 'refunded', settlementTxHash: '0x4ef0' }]);
  await ready();
  expect(fact('Status')).toHaveTextContent('Refunded');
  expect(fact('Refund transaction')).toHaveTextContent('0x4ef0');
  expect(screen.queryByText(/^Founder/)).toBeNull();
});

test('is there for each payment, whichever of them holds the ad', async () => {
  open([confirmed, further], { hash: further.txHash });
  await ready();
  expect(fact('Amount')).toHaveTextContent('9 ETH');
  expect(fact('Paid by')).toHaveTextContent(further.payer);
  expect(fact('Network')).toHaveTextContent('Second local chain (chain 31338)');
  expect(fact('Paid on (UTC)')).toHaveTextContent('November 21, 2026 at 8:30:00');
});

test.each([
  ['is not confirmed yet', []],
  ['is another', [further]],
])('is not there for a payment that %s, which is not denied', async (_why, receipts) => {
  open(receipts);
  expect(
    await screen.findByText(/^There is no receipt under this address\. Each payment/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

test('is shown to an administrator, who learns the number of the account', async () => {
  open([confirmed], { user: aUser({ id: 1, username: 'root', role: 'admin' }) });
  await ready();
  expect(fact('Advertiser')).toHaveTextContent('(account no. 7)');
  expect(fact('Advertiser')).not.toHaveTextContent('root');
});

test('is shown to nobody else', async () => {
  open([confirmed], { user: aUser({ id: 8, username: 'jonas' }) });
  expect(await screen.findByText(/Only the advertiser/)).toBeInTheDocument();
  expect(screen.queryByText(confirmed.payer)).toBeNull();
});
