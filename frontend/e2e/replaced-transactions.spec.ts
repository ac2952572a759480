import { expect, type Page } from '@playwright/test';
import { connect, payNow, seeConfirmed } from './support/advertising';
import { chain } from './support/contracts';
import { test } from './support/journey';
import { dropTransactions, holdBlocks, mineBlocks } from './support/mempool';
import { openPaymentCard, seeState } from './support/payment-card';
import { paymentState } from './support/splitter';
import { fundedWallet } from './support/wallets';

const COIN = 10n ** 18n;

test.afterEach(mineBlocks);

/** A payment that the wallet has sent and that no block has taken yet. */
async function payIntoTheMempool(page: Page, what: string) {
  const wallet = await fundedWallet(page);
  const card = await openPaymentCard(page, what);
  const adId = Number(new URL(page.url()).searchParams.get('ad'));
  await connect(page, 'Test wallet');
  await holdBlocks();
  await payNow(page);
  await seeState(card, 'Processing');
  await expect(card.getByText('Waiting for the block').first()).toBeVisible();
  return { wallet, card, adId };
}

test('a payment that its owner speeds up is paid once', async ({ page }) => {
  const { wallet, adId } = await payIntoTheMempool(page, 'In a hurry');
  await wallet.speedUp();
  await mineBlocks();
  await seeConfirmed(page);
  expect(await paymentState(adId)).toBe(1);
  expect(await chain.getBalance(wallet.address)).toBeGreaterThan(74n * COIN);
});

test('a payment that its owner cancels is told as not paid, and can be paid after all', async ({ page }) => {
  const { wallet, card, adId } = await payIntoTheMempool(page, 'Thought better of it');
  await wallet.cancel();
  await mineBlocks();
  await expect(card.getByText(/^Your wallet cancelled this transaction or replaced it/)).toBeVisible();
  expect(await paymentState(adId)).toBe(0);
  await card.getByRole('button', { name: 'Try Again' }).click();
  await payNow(page);
  await seeConfirmed(page);
  expect(await paymentState(adId)).toBe(1);
});

test('a payment that every node forgot is told as not paid', async ({ page }) => {
  await page.clock.install();
  const { card, adId } = await payIntoTheMempool(page, 'Lost on the way');
  const isMissing = page.waitForResponse(
    (response) => response.url().includes('/api/transactions/') && response.status() === 404,
  );
  await dropTransactions();
  await isMissing;
  await expect(async () => {
    await page.clock.fastForward('01:00');
    await expect(card.getByText(/^No node knows this transaction any more/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await paymentState(adId)).toBe(0);
});
