import { expect } from '@playwright/test';
import { connect, newTitle, payNow, seeConfirmed, submitAd } from './support/advertising';
import { test } from './support/journey';
import { paymentState } from './support/splitter';

test('an ad is paid with the built-in development wallet, without any extension', async ({ page }) => {
  const adId = await submitAd(page, newTitle('Paid without an extension'));
  await connect(page, 'Development wallet');
  await payNow(page);
  const prompt = page.getByRole('dialog');
  await expect(prompt).toContainText('25');
  await prompt.getByRole('button', { name: /confirm|approve/i }).click();
  await seeConfirmed(page);
  expect(await paymentState(adId)).toBe(1);
});

test('a payment that its owner refuses in the wallet can be tried again', async ({ page }) => {
  const adId = await submitAd(page, newTitle('Refused at first'));
  await connect(page, 'Development wallet');
  await payNow(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /reject|refuse|cancel/i })
    .click();
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Transaction rejected by user')).toBeVisible();
  expect(await paymentState(adId)).toBe(0);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
});
