import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './support/journey';
import { checkAccessibility } from './support/page-checks';
import { forgeReceipt } from './support/forged-receipt';
import { openAsDemo } from './support/season';

interface Receipt {
  leaf: [month: string, participantId: number, ...rest: unknown[]];
  root: string;
}

test('a receipt is checked against the chain, and a changed one does not hold', async ({ browser }) => {
  const page = await openAsDemo(browser, 'oliver', '/transparency');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Download receipt:/ })
      .first()
      .click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');

  const check = async (receipt: string) => {
    await page.getByLabel('Or paste the text of the receipt').fill(receipt);
    await page.getByRole('button', { name: 'Check this receipt' }).click();
  };
  await check(text);
  await expect(page.getByRole('heading', { name: 'Your vote is in the count' })).toBeVisible();
  await expect(
    page.getByText('The contract on the blockchain holds this very root for the month.'),
  ).toBeVisible();
  await checkAccessibility(page);

  const receipt = JSON.parse(text) as Receipt;
  const [month, participantId, ...rest] = receipt.leaf;
  const changed = { ...receipt, leaf: [month, participantId + 1, ...rest] };
  await check(JSON.stringify(changed));
  await expect(page.getByRole('heading', { name: 'This receipt does not hold' })).toBeVisible();

  // Whoever forges a vote deploys a contract of their own, and has it hold the root of the forged vote.
  const forged = await forgeReceipt();
  await check(JSON.stringify(forged));
  await expect(page.getByRole('heading', { name: 'This receipt does not hold' })).toBeVisible();
  await expect(page.getByText(/names a contract that is none of this site's/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your vote is in the count' })).toBeHidden();

  await check('no receipt at all');
  await expect(page.getByText(/This is not a receipt/)).toBeVisible();
});

test('anybody counts a month again, with the figures of the site', async ({ page }) => {
  await page.goto('/transparency');
  await page
    .getByRole('button', { name: /^Count again:/ })
    .first()
    .click();
  await expect(
    page.getByText('The published votes give exactly the root that the contract on the blockchain holds.'),
  ).toBeVisible();
  await expect(page.getByText('Every total counted here is the one that the site shows.')).toBeVisible();
});
