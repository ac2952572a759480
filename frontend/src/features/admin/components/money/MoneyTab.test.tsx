import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../../i18n';
import { answerCalls } from '../../../../testing/answer-calls';
import { aNetwork } from '../../../../testing/answer-node';
import { renderAt } from '../../../../testing/render';
import { withToasts } from '../../../../testing/toasts';
import type { AdminPayment, BookCheck, OperatorAccount, OperatorChain } from '../../money-api';
import { MoneyTab } from './MoneyTab';

withToasts();
beforeEach(() => loadNamespaces('admin', 'errors'));

const aPayment = (change: Partial<AdminPayment> = {}): AdminPayment => ({
  id: 41,
  adId: '12',
  status: 'confirmed',
  awaitsDecision: true,
  automaticRefunds: 3,
  chainId: 31337,
  currency: 'BNB',
  splitter: `0x${'e7'.repeat(20)}`,
  payer: `0x${'15'.repeat(20)}`,
  amount: '25000000000000000000',
  txHash: `0x${'9c'.repeat(32)}`,
  explorerUrl: null,
  paidAt: '2026-11-05T10:00:00.000Z',
  ...change,
});

const aCheck = (change: Partial<BookCheck> = {}): BookCheck => ({
  name: 'AdPaymentSplitter',
  chainId: 31337,
  currency: 'BNB',
  contract: `0x${'e7'.repeat(20)}`,
  block: 120,
  blockHash: `0x${'b1'.repeat(32)}`,
  checkedAt: '2026-11-05T10:00:00.000Z',
  compared: 41,
  differences: [],
  differenceCount: 0,
  ...change,
});

const anAccount = (change: Partial<OperatorAccount> = {}): OperatorAccount => ({
  address: `0x${'0e'.repeat(20)}`,
  parts: ['moderator', 'minter', 'publisher'],
  balance: '1000000000000000000',
  operationsLeft: 4_000,
  keepsCoinsBack: false,
  problem: null,
  ...change,
});

const anOperator = (change: Partial<OperatorChain> = {}): OperatorChain => ({
  chainId: 31337,
  currency: 'BNB',
  accounts: [anAccount()],
  withoutKey: [],
  open: [],
  ...change,
});

type Answers = Parameters<typeof answerCalls>[0];

function open(answers: Answers = {}) {
  const calls = answerCalls({
    'GET /api/config': [200, { chains: [aNetwork()], homeChainId: 31337 }],
    'GET /api/books/checks': [200, [aCheck()]],
    'GET /api/admin/payments': [200, []],
    'GET /api/admin/operator': [200, [anOperator()]],
    ...answers,
  });
  renderAt('/admin?tab=money', <MoneyTab />);
  return calls;
}

test('says that nothing waits, that the books agree and what the operator has left', async () => {
  open();
  expect(await screen.findByText('No payment waits for a decision.')).toBeVisible();
  expect(await screen.findByText('No difference')).toBeVisible();
  expect(await screen.findByText('4,000')).toBeVisible();
  expect(screen.getByText('No transaction is under way.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('gives a payment back once a person has read what follows', async () => {
  let waiting = [aPayment()];
  const calls = open({
    'GET /api/admin/payments': () => [200, waiting],
    'POST /api/admin/payments/41/refund': () => {
      waiting = [];
      return [200, aPayment({ awaitsDecision: false, status: 'refunding' })];
    },
  });
  expect(await screen.findByText(/refunded 3 times for this ad/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Give it back' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/We pay the fee/)).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Give it back' }));
  expect(await screen.findByText('Being given back')).toBeVisible();
  expect(await screen.findByText('No payment waits for a decision.')).toBeVisible();
  expect(calls.map(({ name }) => name)).toContain('POST /api/admin/payments/41/refund');
});

test('says each difference of the contracts in words', async () => {
  const difference = {
    kind: 'payment' as const,
    subject: '12',
    books: 'held',
    contract: 'refunded',
    message: '',
  };
  open({ 'GET /api/books/checks': [200, [aCheck({ differences: [difference], differenceCount: 2 })]] });
  expect(await screen.findByText('2 differences')).toBeVisible();
  expect(
    screen.getByText('Payment of ad 12: the database says held, the contract says refunded'),
  ).toBeVisible();
  expect(screen.getByText('and 1 more')).toBeVisible();
});

test('compares on demand, and waits for the result', async () => {
  let check = aCheck();
  open({
    'GET /api/books/checks': () => [200, [check]],
    'POST /api/admin/books/reconciliation': () => [202],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Compare now' }));
  expect(await screen.findByRole('button', { name: 'Comparing' })).toHaveAttribute('aria-busy');
  check = aCheck({ checkedAt: '2026-11-05T11:00:00.000Z', block: 180 });
  expect(await screen.findByRole('button', { name: 'Compare now' })).toBeEnabled();
  expect(screen.getByText(/block 180/)).toBeVisible();
});

test('warns while there still are coins, and shows what is under way at which price', async () => {
  open({
    'GET /api/admin/operator': [
      200,
      [
        anOperator({
          accounts: [anAccount({ operationsLeft: 12 })],
          open: [
            {
              id: 3,
              nonce: 9,
              intent: 'settle ad 12',
              signer: `0x${'0d'.repeat(20)}`,
              signedAt: '2026-11-05T10:00:00.000Z',
              gasPrice: '3500000000',
              isCancelled: false,
              hashes: [{ hash: `0x${'7a'.repeat(32)}`, explorerUrl: null }],
            },
          ],
        }),
      ],
    ],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('enough for 12 more operations. Send BNB');
  expect(screen.getByText('settle ad 12')).toBeVisible();
  expect(screen.getByText(/3.5 gwei/)).toBeVisible();
  expect(screen.getByText('Earlier key')).toBeVisible();
});

test('shows each account with what it signs, which keys are missing and whose coins are kept', async () => {
  const minter = anAccount({ address: `0x${'0f'.repeat(20)}`, parts: ['minter'], operationsLeft: 300 });
  const moderator = anAccount({
    parts: ['moderator', 'publisher'],
    keepsCoinsBack: true,
    operationsLeft: 80,
  });
  const chain = anOperator({ accounts: [moderator, minter], withoutKey: ['publisher'] });
  open({ 'GET /api/admin/operator': [200, [chain]] });
  expect(await screen.findByText('Settlements and refunds, Roots of votes')).toBeVisible();
  expect(screen.getByText('Badges')).toBeVisible();
  const [kept, missing] = screen.getAllByRole('alert');
  expect(kept).toHaveTextContent('kept for refunds');
  expect(missing).toHaveTextContent('Roots of votes: no key is configured');
});

test('offers to try again where a part does not come', async () => {
  open({ 'GET /api/admin/operator': [503, { message: 'Resting' }] });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible());
});
