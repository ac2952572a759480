import { expect } from '@playwright/test';
import { Wallet } from 'ethers';
import { RpcError } from '../src/chain/rpc-error';
import { connect, payNow, seeConfirmed } from './support/advertising';
import { rememberedCounts } from './support/counted-confirmations';
import { test } from './support/journey';
import { chooseWallet, openPaymentCard, seeState } from './support/payment-card';
import { seeToast } from './support/toasts';
import { fundedWallet, newKey } from './support/wallets';

const SENDING = 'eth_sendTransaction';

test('why the wallet did not pay is told in the card and in a toast, and can be tried again', async ({
  page,
}) => {
  const wallet = await fundedWallet(page);
  const card = await openPaymentCard(page, 'Refused in many ways');
  await chooseWallet(page);
  const seeFailure = async (words: string) => {
    await payNow(page);
    await seeToast(page, 'Payment Failed', words);
    await seeState(card, 'Error');
    await expect(card.getByText(words, { exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Try Again' }).click();
    await seeState(card, 'Ready');
  };
  wallet.rejectNext(SENDING);
  await seeFailure('Transaction rejected by user');
  wallet.failNext(SENDING, new RpcError(-32603, 'The ledger is locked'));
  await seeFailure('The ledger is locked');
  wallet.failNext(SENDING, new RpcError(-32603, ''));
  await seeFailure('Payment failed. Please try again.');
});

test('a request that still waits in the wallet is named, and can be answered and tried again', async ({
  page,
}) => {
  const wallet = await fundedWallet(page);
  const card = await openPaymentCard(page, 'Already asked');
  await chooseWallet(page);
  wallet.answerPendingNext(SENDING);
  await payNow(page);
  await seeState(card, 'Error');
  await expect(card.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await expect(
    card.getByText('There was an error processing your payment. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(
    card.getByText('Your wallet already shows a request. Please open it and answer there.'),
  ).toBeVisible();
  await card.getByRole('button', { name: 'Try Again' }).click();
  await seeState(card, 'Ready');
});

test('another account in the wallet is the one that pays, and a closed one disconnects', async ({ page }) => {
  const wallet = await fundedWallet(page);
  const card = await openPaymentCard(page, 'Two accounts');
  await seeState(card, 'Disconnected');
  await connect(page, 'Test wallet');
  const first = wallet.address;
  await expect(card.getByText(first.slice(0, 6))).toBeVisible();

  const poor = newKey();
  await wallet.changeAccount(poor);
  await expect(card.getByText(new Wallet(poor).address.slice(0, 6))).toBeVisible();
  await expect(card.getByText(first.slice(0, 6))).toBeHidden();
  await expect(card.getByText(/^Insufficient funds. You need at least/)).toBeVisible();

  await wallet.revoke();
  await seeState(card, 'Disconnected');
  await expect(card.getByText('Please connect your wallet first')).toBeVisible();
});

test('the states follow each other and the confirmations are counted up to six', async ({ page }) => {
  const wallet = await fundedWallet(page);
  const card = await openPaymentCard(page, 'Counted');
  await seeState(card, 'Disconnected');
  await connect(page, 'Test wallet');
  await seeState(card, 'Ready');
  wallet.hangNext(SENDING);
  await payNow(page);
  await seeState(card, 'Processing');
  await expect(card.getByText('Waiting for your wallet').first()).toBeVisible();
  await expect.poll(() => wallet.asked).toContain(SENDING);
  await page.reload();
  await card.getByRole('button', { name: 'Start again' }).click();

  await payNow(page);
  await seeConfirmed(page);
  const sequence = await rememberedCounts(page);
  expect(sequence).toEqual([...new Set(sequence)].toSorted());
  expect(sequence.at(-1)).toBe('6/6');
  expect(sequence.length).toBeGreaterThan(2);
});
