import { expect } from '@playwright/test';
import { RpcError } from '../src/chain/rpc-error';
import { test } from './support/journey';
import { checkDialog } from './support/page-checks';
import { chooseWallet } from './support/payment-card';
import { seeToast } from './support/toasts';
import { fundedWallet } from './support/wallets';

const CONNECT = 'eth_requestAccounts';

test('the dialog offers two popular wallets, others, a way to get one, and names what one agrees to', async ({
  page,
}) => {
  await page.goto('/connect-wallet');
  await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /popular/ })).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: /^Other Wallets/ })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Get a wallet' })).toHaveAttribute('href', /^https:/);
  await expect(dialog.getByRole('link', { name: 'Terms of Service' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  await checkDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a connection that fails says why, and the dialog stays open for another try', async ({ page }) => {
  const wallet = await fundedWallet(page);
  await page.goto('/connect-wallet');
  wallet.rejectNext(CONNECT);
  await chooseWallet(page);
  await seeToast(page, 'Connection Failed', 'You refused the connection in your wallet.');

  const option = page.getByRole('dialog').getByRole('button', { name: 'Test wallet' });
  wallet.answerPendingNext(CONNECT);
  await option.click();
  await seeToast(page, 'Connection Failed', /^Your wallet already shows a connection request/);

  wallet.failNext(CONNECT, new RpcError(-32603, 'The wallet is locked'));
  await option.click();
  await seeToast(page, 'Connection Failed', 'The wallet is locked');

  wallet.failNext(CONNECT, new RpcError(-32603, ''));
  await option.click();
  await seeToast(page, 'Connection Failed', 'Failed to connect to your wallet');

  await option.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main').getByText(wallet.address.slice(0, 6)).first()).toBeVisible();
});

test('the page follows the account and forgets it when the wallet closes it', async ({ page }) => {
  const wallet = await fundedWallet(page);
  await page.goto('/connect-wallet');
  await chooseWallet(page);
  await expect(page.getByRole('main').getByText(wallet.address.slice(0, 6)).first()).toBeVisible();
  await wallet.revoke();
  await expect(page.getByRole('main').getByText('No wallet connected')).toBeVisible();
});
