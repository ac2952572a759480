import { expect } from '@playwright/test';
import { payNow, seeConfirmed } from './support/advertising';
import { openContract, secondChain } from './support/contracts';
import { test } from './support/journey';
import { chooseWallet, openPaymentCard, seeState } from './support/payment-card';
import { paymentState } from './support/splitter';
import { payerOnSecondChain, walletOfBothChains } from './support/wallets';

const first = 'Local development';
const second = 'Second local chain';
const PRICE = 25n * 10n ** 18n;

test('an advertiser chooses another network, pays in its coin and sees it everywhere', async ({ page }) => {
  const wallet = await walletOfBothChains(page);
  const card = await openPaymentCard(page, 'Paid in another coin');
  const adId = Number(new URL(page.url()).searchParams.get('ad'));
  const networks = card.getByRole('group', { name: 'Network to pay on' });
  await expect(networks.getByRole('radio', { name: first })).toBeChecked();
  await expect(networks.getByText('25 BNB')).toBeVisible();
  await expect(networks.getByText('25 ETH')).toBeVisible();
  await expect(networks.getByText('Test network')).toHaveCount(2);

  await chooseWallet(page);
  await seeState(card, 'Ready');
  wallet.rejectNext('wallet_switchEthereumChain');
  await networks.getByText(second).click();
  await expect(page.getByText(`You refused the change to ${second} in your wallet.`)).toBeVisible();
  await expect(networks.getByRole('radio', { name: first })).toBeChecked();

  await networks.getByText(second).click();
  await expect(card.getByRole('button', { name: 'Pay Now: 25 ETH' })).toBeVisible();
  expect(wallet.asked).toContain('wallet_addEthereumChain');
  await page.reload();
  await expect(networks.getByRole('radio', { name: second })).toBeChecked();
  await payNow(page);
  await seeConfirmed(page);
  await expect(card.getByText('6/6')).toBeVisible();
  await expect(card.getByText(`25 ETH on ${second}`)).toBeVisible();
  expect(await paymentState(adId, secondChain)).toBe(1);
  expect(await paymentState(adId)).toBe(0);

  await page.goto(`/submit-ad?ad=${adId}`);
  await seeState(card, 'Confirmed');
  await expect(card.getByRole('button', { name: /^Pay Now/ })).toHaveCount(0);

  await page.goto(`/ads/${adId}`);
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment.getByText(second)).toBeVisible();
  await expect(payment.getByText('25 ETH', { exact: true })).toBeVisible();
  await payment.getByRole('link').first().click();
  await expect(page).toHaveURL(/chainId=31338/);
  await expect(page.getByText(`Payment held for ad ${adId}`)).toBeVisible();
  await expect(page.getByText('25 ETH').first()).toBeVisible();

  await page.goto('/tokenomics');
  await expect(page.getByRole('region', { name: 'ETH of test networks' })).toContainText(/[\d,.]+ ETH/);
  await expect(page.getByRole('region', { name: 'BNB of test networks' })).toContainText(/[\d,.]+ BNB/);
});

test('a payment that was begun on one network goes on there after a reload', async ({ page }) => {
  const wallet = await walletOfBothChains(page);
  const card = await openPaymentCard(page, 'Begun elsewhere');
  await chooseWallet(page);
  await card.getByText(second).click();
  await expect(card.getByRole('button', { name: 'Pay Now: 25 ETH' })).toBeVisible();
  wallet.hangNext('eth_sendTransaction');
  await payNow(page);
  await expect.poll(() => wallet.asked).toContain('eth_sendTransaction');
  await page.reload();
  await expect(card.getByText(`On ${second}`)).toBeVisible();
  await card.getByRole('button', { name: 'Start again' }).click();
  await expect(card.getByRole('button', { name: 'Pay Now: 25 ETH' })).toBeVisible();
});

test('a wallet that is elsewhere is asked for the network that was chosen before', async ({ page }) => {
  const wallet = await walletOfBothChains(page);
  const card = await openPaymentCard(page, 'Chosen before connecting');
  await card.getByText(second).click();
  await chooseWallet(page);
  await seeState(card, 'Network select');
  await expect(card.getByRole('heading', { name: `Please switch to ${second} network` })).toBeVisible();
  await card.getByRole('button', { name: `Pay here: ${first}` }).click();
  await expect(card.getByRole('button', { name: 'Pay Now: 25 BNB' })).toBeVisible();

  await wallet.changeChain(31338);
  await expect(card.getByRole('button', { name: 'Pay Now: 25 ETH' })).toBeVisible();
  await wallet.changeChain(10);
  await expect(page.getByText(`Ads can be paid on ${first} or ${second}.`)).toBeVisible();
});

test('an ad that is paid on two networks keeps the first payment, and the second is given back', async ({
  page,
}) => {
  await walletOfBothChains(page);
  const card = await openPaymentCard(page, 'Paid twice');
  const adId = Number(new URL(page.url()).searchParams.get('ad'));
  await chooseWallet(page);
  await payNow(page);
  await seeConfirmed(page);

  const splitter = (await openContract('splitter', secondChain)).connect(await payerOnSecondChain());
  const pay = splitter.getFunction('payForAd');
  await (await pay.send(adId, { value: PRICE })).wait();
  await expect.poll(() => paymentState(adId, secondChain)).toBe(3);
  await page.goto(`/ads/${adId}`);
  const words = `This ad was already paid on ${first}. The second payment of 25 ETH on ${second} was given back`;
  await expect(page.getByText(words)).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await paymentState(adId)).toBe(1);
});
