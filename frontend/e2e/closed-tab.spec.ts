import { expect } from '@playwright/test';
import { connect, newTitle, payNow, submitAd } from './support/advertising';
import { seeCounting } from './support/counted-confirmations';
import { test } from './support/journey';
import { paymentState } from './support/splitter';
import { fundedWallet } from './support/wallets';

test('a payment counts although the tab was closed right after it', async ({ page, context }) => {
  const wallet = await fundedWallet(page);
  // The report never leaves the browser: only the watcher can find the payment.
  await context.route('**/api/process-ad-payment', async (route) => route.abort());
  const adId = await submitAd(page, newTitle('Closed too early'));
  await connect(page, 'Test wallet');
  await payNow(page);
  await expect.poll(() => paymentState(adId)).toBe(1);
  expect(wallet.asked).toContain('eth_sendTransaction');
  await page.close();

  const later = await context.newPage();
  await later.goto(`/ads/${adId}`);
  await expect(later.getByText('Confirmed').first()).toBeVisible();
});

test('a reload while the payment is confirming comes back to it', async ({ page }) => {
  await fundedWallet(page);
  await submitAd(page, newTitle('Loaded again'));
  await connect(page, 'Test wallet');
  await payNow(page);
  await seeCounting(page);
  await page.reload();
  await expect(page.getByText('Payment Complete')).toBeVisible();
});
