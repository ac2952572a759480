import { expect } from '@playwright/test';
import { Wallet } from 'ethers';
import { connect, newTitle, payNow, seeConfirmed, submitAd } from './support/advertising';
import { rememberCounts, seeCounting } from './support/counted-confirmations';
import { test } from './support/journey';
import { openPaymentCard } from './support/payment-card';
import { chainUrl } from './support/site';
import { paymentState } from './support/splitter';
import { installTestWallet } from './support/test-wallet';
import { seeToast } from './support/toasts';
import { fundedWallet } from './support/wallets';

const SENDING = 'eth_sendTransaction';

test('without a wallet the options of the dialog say that none was found', async ({ page }) => {
  await submitAd(page, newTitle('No wallet at all'));
  await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click();
  const dialog = page.getByRole('dialog');
  for (const option of ['MetaMask', 'Trust Wallet', 'Other Wallets']) {
    await dialog.getByRole('button', { name: option }).click();
    await seeToast(page, 'Wallet Not Found', /^Please install a Web3 wallet/);
  }
  await expect(page.getByText('Disconnected', { exact: true })).toBeVisible();
});

test('a wallet that does not know our network is given it with one click', async ({ page }) => {
  const { privateKey } = Wallet.createRandom();
  const wallet = await installTestWallet(page, {
    rpcUrl: chainUrl,
    privateKey,
    chainId: 10,
    knownChains: [],
  });
  await submitAd(page, newTitle('From another network'));
  await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'MetaMask' }).click();
  await expect(page.getByText('You are currently on chain 10.')).toBeVisible();
  await expect(page.getByText('Network select', { exact: true })).toBeVisible();

  const switchButton = page.getByRole('button', { name: /^Switch Local/ });
  wallet.rejectNext('wallet_switchEthereumChain');
  await switchButton.click();
  await expect(page.getByText('Network Switch Failed')).toBeVisible();
  await switchButton.click();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  expect(wallet.asked).toContain('wallet_addEthereumChain');
  // The empty account's balance was asked on the new network: by then the switch is over.
  await expect(page.getByText(/^Insufficient funds/)).toBeVisible();

  await wallet.changeChain(10);
  await expect(page.getByText('You switched to an unsupported network.')).toBeVisible();
  await expect(page.getByText('Network select', { exact: true })).toBeVisible();
});

test('a wallet with too few coins is told how many it needs, and nothing is sent', async ({ page }) => {
  const wallet = await fundedWallet(page);
  await wallet.setBalance(10n ** 18n);
  await submitAd(page, newTitle('Too few coins'));
  await connect(page, 'Test wallet');
  await payNow(page);
  const card = page.getByRole('region', { name: 'Crypto payment' });
  await expect(card.getByText(/^Insufficient funds. You need at least 25\.\d+ BNB$/)).toBeVisible();
  expect(wallet.asked).not.toContain(SENDING);
});

test('a reload comes back to the state it left', async ({ page }) => {
  const wallet = await fundedWallet(page);
  await submitAd(page, newTitle('Loaded again and again'));
  await connect(page, 'Test wallet');
  await page.reload();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();

  wallet.rejectNext(SENDING);
  await payNow(page);
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();

  wallet.hangNext(SENDING);
  await payNow(page);
  await expect.poll(() => wallet.asked.filter((method) => method === SENDING).length).toBe(2);
  await page.reload();
  await expect(page.getByText('Processing', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();

  await payNow(page);
  await seeCounting(page);
  await page.reload();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
});

test('on a phone the state of the payment stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  const wallet = await fundedWallet(page);
  await openPaymentCard(page, 'On a phone');
  await connect(page, 'Test wallet');
  wallet.rejectNext(SENDING);
  await payNow(page);
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByText('Error', { exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await payNow(page);
  await expect(page.getByText(/^[1-6]\/6$/)).toBeInViewport();
});

test('the focus goes along from panel to panel', async ({ page }) => {
  const wallet = await fundedWallet(page);
  const card = await openPaymentCard(page, 'By keyboard');
  await connect(page, 'Test wallet');
  wallet.rejectNext(SENDING);
  await card.getByRole('button', { name: /^Pay Now:/ }).press('Enter');
  await expect(card.getByRole('heading', { name: 'Payment Failed' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'Try Again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('group', { name: 'Ready' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('radio').first()).toBeFocused();
});

test('a double click pays once', async ({ page }) => {
  const wallet = await fundedWallet(page);
  const adId = await submitAd(page, newTitle('Clicked twice'));
  await connect(page, 'Test wallet');
  await rememberCounts(page);
  await page.getByRole('button', { name: /^Pay Now/ }).dblclick();
  await seeConfirmed(page);
  expect(wallet.asked.filter((method) => method === SENDING)).toHaveLength(1);
  expect(await paymentState(adId)).toBe(1);
});
