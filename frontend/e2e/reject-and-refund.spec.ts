import { expect } from '@playwright/test';
import { connect, newTitle, payNow, seeConfirmed, submitAd } from './support/advertising';
import { test } from './support/journey';
import { reject } from './support/moderation';
import { openAdmin } from './support/people';
import { chain } from './support/contracts';
import { paymentState } from './support/splitter';
import { fundedWallet } from './support/wallets';

const REASON = 'The picture shows a logo that is not yours.';
const COIN = 10n ** 18n;

test('a rejected ad gives its payer the money back and its owner the reason', async ({ page, browser }) => {
  const title = newTitle('Earn while you sleep');
  const wallet = await fundedWallet(page);
  const adId = await submitAd(page, title);
  await connect(page, 'Test wallet');
  await payNow(page);
  await seeConfirmed(page);
  expect(await chain.getBalance(wallet.address)).toBeLessThan(76n * COIN);

  const admin = await openAdmin(browser);
  await reject(admin, title, REASON);
  await expect.poll(() => paymentState(adId)).toBe(3);
  expect(await chain.getBalance(wallet.address)).toBeGreaterThan(99n * COIN);

  await page.goto(`/ads/${adId}`);
  await expect(page.getByText(REASON).first()).toBeVisible();
  await expect(page.getByText('Refunded')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/ads?status=all');
  await expect(visitor.getByRole('article').first()).toBeVisible();
  await expect(visitor.getByText(title)).toHaveCount(0);
});
