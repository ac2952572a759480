import { expect, type Page } from '@playwright/test';

/** From /connect-wallet: links the development wallet, then makes and mints the badge on the dashboard. */
export async function mintBadge(page: Page): Promise<{ tokenId: string; holder: string }> {
  await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Development wallet/ })
    .click();
  await page.getByRole('button', { name: 'Link this wallet' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /confirm|approve|sign/i })
    .click();
  await expect(page.getByText('Wallet linked')).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Create my badge' }).click();
  await page.getByRole('button', { name: 'Mint my badge' }).click();
  await expect(page.getByRole('region', { name: 'Your badge' }).getByText('Owned')).toBeVisible();
  return (await (await page.request.get('/api/nft/badge')).json()) as { tokenId: string; holder: string };
}
