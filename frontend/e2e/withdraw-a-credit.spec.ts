import { expect } from '@playwright/test';
import { test } from './support/journey';
import { checkDialog } from './support/page-checks';
import { Wallet } from 'ethers';
import { connect, newTitle, payNow, seeConfirmed, submitAd } from './support/advertising';
import { chain, openContract } from './support/contracts';
import { reject } from './support/moderation';
import { openAdmin } from './support/people';
import { fundedWallet } from './support/wallets';

const PRICE = 25n * 10n ** 18n;
const REFUSER = `0x${'7e'.repeat(20)}`;

/** The account keeps its key, and has the code of a contract that reverts on all that it is sent (EIP-7702). */
async function refuseCoins(account: string) {
  await chain.send('anvil_setCode', [REFUSER, '0x60006000fd']);
  await chain.send('anvil_setCode', [account, `0xef0100${REFUSER.slice(2)}`]);
}

test('a wallet that refuses coins withdraws a credit to another address', async ({ page, browser }) => {
  const title = newTitle('A wallet of one’s own');
  const wallet = await fundedWallet(page);
  const adId = await submitAd(page, title);
  await connect(page, 'Test wallet');
  await payNow(page);
  await seeConfirmed(page);
  await refuseCoins(wallet.address);
  await reject(await openAdmin(browser), title, 'The picture shows a logo that is not yours.');
  const splitter = await openContract('splitter');
  const credit = () => splitter.getFunction('credits').staticCall(wallet.address) as Promise<bigint>;
  await expect.poll(credit).toBe(PRICE);

  await page.goto(`/ads/${adId}`);
  await expect(page.getByText(/The contract keeps 25 BNB for you/)).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw to another address' }).click();
  const dialog = page.getByRole('dialog');
  const receiver = Wallet.createRandom().address;
  const field = dialog.getByRole('textbox', { name: "Receiver's address" });
  await field.fill(wallet.address);
  await dialog.getByRole('button', { name: 'Check the address' }).click();
  await expect(dialog.getByText('This is the wallet that did not accept the coins')).toBeVisible();
  await field.fill(receiver);
  await dialog.getByRole('button', { name: 'Check the address' }).click();
  await expect(dialog.getByText(receiver)).toBeVisible();
  await checkDialog(page);

  wallet.rejectNext('eth_sendTransaction');
  const withdraw = dialog.getByRole('button', { name: 'Withdraw to this address' });
  await withdraw.click();
  await expect(page.getByText('Transaction rejected by user')).toBeVisible();
  await expect(dialog.getByText(receiver)).toBeVisible();
  await withdraw.click();
  await expect(page.getByText('Credit withdrawn')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await chain.getBalance(receiver)).toBe(PRICE);
  expect(await credit()).toBe(0n);
  await expect(page.getByText(/The contract keeps 25 BNB for you/)).toBeHidden();
});
