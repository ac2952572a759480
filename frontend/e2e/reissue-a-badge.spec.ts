import { expect, type Page } from '@playwright/test';
import { Wallet } from 'ethers';
import { badgeHolder } from './support/badge';
import { mintBadge } from './support/badge-journey';
import { test } from './support/journey';
import { openAdmin, register, somebody } from './support/people';
import { chainUrl } from './support/site';
import { checkAccessibility, checkDialog } from './support/page-checks';
import { installTestWallet } from './support/test-wallet';

/** The first account of every development chain, which keeps the badges there. */
const KEEPER_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

async function chooseBadge(page: Page, username: string, action: string): Promise<void> {
  await page.getByPlaceholder('Username or wallet address').fill(username);
  await page.getByRole('button', { name: `${action} the badge of ${username}` }).click();
}

test('a keeper alone moves a badge to another wallet of its holder, and takes it back', async ({
  page,
  browser,
}) => {
  const person = somebody();
  await page.goto('/register?next=%2Fconnect-wallet');
  await register(page, person);
  await page.goto('/connect-wallet');
  const { tokenId, holder } = await mintBadge(page);

  const console = await openAdmin(browser);
  const stranger = Wallet.createRandom().privateKey;
  const wallet = await installTestWallet(console, { rpcUrl: chainUrl, privateKey: stranger });
  await console.goto('/admin?tab=badges');
  await console.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click();
  await console.getByRole('dialog').getByRole('button', { name: 'Test wallet' }).click();

  await chooseBadge(console, person.username, 'Revoke');
  const dialog = console.getByRole('dialog');
  await expect(dialog.getByText('May not sign')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Sign and revoke' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);

  await wallet.changeAccount(KEEPER_KEY);
  const newOwner = Wallet.createRandom().address;
  await chooseBadge(console, person.username, 'Re-issue');
  await expect(dialog.getByText('May sign')).toBeVisible();
  await dialog.getByLabel('New wallet of the same person').fill(holder);
  await expect(dialog.getByText('This wallet holds the badge already')).toBeVisible();
  await dialog.getByLabel('New wallet of the same person').fill(newOwner);
  await checkAccessibility(console);
  await dialog.getByRole('button', { name: 'Sign and re-issue' }).click();
  await expect(console.getByText('Badge re-issued')).toBeVisible();
  expect(await badgeHolder(tokenId)).toBe(newOwner);
  await expect(console.getByTitle(newOwner).filter({ visible: true })).toBeVisible();

  await chooseBadge(console, person.username, 'Revoke');
  await checkDialog(console);
  await dialog.getByRole('button', { name: 'Sign and revoke' }).click();
  await expect(console.getByText('Revoked', { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(badgeHolder(tokenId)).rejects.toThrow();
});
