import { expect } from '@playwright/test';
import { connect, newTitle, payNow, seeConfirmed, submitAd } from './support/advertising';
import { test } from './support/journey';
import { approve } from './support/moderation';
import { openAdmin } from './support/people';
import { founderReleasable, paymentState } from './support/splitter';
import { fundedWallet } from './support/wallets';

const FOUNDER_SHARE = 7_500_000_000_000_000_000n;

test('an ad is submitted, paid from a wallet, approved and seen by everyone', async ({ page, browser }) => {
  const title = newTitle('Lamps for the night market');
  await fundedWallet(page);
  const adId = await submitAd(page, title);
  await connect(page, 'Test wallet');
  await payNow(page);
  await seeConfirmed(page);
  expect(await paymentState(adId)).toBe(1);

  const before = await founderReleasable();
  const admin = await openAdmin(browser);
  await approve(admin, title);
  await expect.poll(() => paymentState(adId)).toBe(2);
  expect((await founderReleasable()) - before).toBeGreaterThanOrEqual(FOUNDER_SHARE);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/ads');
  await expect(visitor.getByText(title)).toBeVisible();
  await visitor.goto('/');
  // It may stand in the place of an ad there, too.
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
  await visitor.goto(`/ads/${adId}`);
  await expect(visitor.getByText('Settled')).toBeVisible();
});
