import { expect, type Locator } from '@playwright/test';
import { RpcError } from '../src/chain/rpc-error';
import { test } from './support/journey';
import { chainUrl } from './support/site';
import { chooseWallet, openPaymentCard, seeState } from './support/payment-card';
import { installTestWallet } from './support/test-wallet';
import { seeToast } from './support/toasts';
import { newKey } from './support/wallets';

const SWITCH = 'wallet_switchEthereumChain';
const ADD = 'wallet_addEthereumChain';
const ELSEWHERE = 10;
const home = 'Local development';

/** How wallets say that they do not know a chain. */
const unknownChain = [
  new RpcError(4902, 'Unrecognized chain ID'),
  new RpcError(-32603, 'Internal error', { originalError: { code: 4902, message: 'Not there' } }),
  new RpcError(-32000, 'Chain 0x7a69 has not been added to this wallet'),
];

/** The empty account's balance was asked on the new network: by then the switch is over. */
async function seeQuote(card: Locator): Promise<void> {
  await seeState(card, 'Ready');
  await expect(card.getByText(/^Insufficient funds/)).toBeVisible();
}

test('a network that the wallet does not know is added, however the wallet says so', async ({ page }) => {
  const wallet = await installTestWallet(page, {
    rpcUrl: chainUrl,
    privateKey: newKey(),
    chainId: ELSEWHERE,
  });
  const card = await openPaymentCard(page, 'Unknown networks');
  await chooseWallet(page);
  for (const answer of unknownChain) {
    await seeState(card, 'Network select');
    wallet.failNext(SWITCH, answer);
    await card.getByRole('button', { name: /^Switch Local/ }).click();
    await seeQuote(card);
    await wallet.changeChain(ELSEWHERE);
  }
  expect(wallet.asked.filter((method) => method === ADD)).toHaveLength(unknownChain.length);
});

test('a change of network that fails says why and can be tried again', async ({ page }) => {
  const wallet = await installTestWallet(page, {
    rpcUrl: chainUrl,
    privateKey: newKey(),
    chainId: ELSEWHERE,
  });
  const card = await openPaymentCard(page, 'Stubborn networks');
  await chooseWallet(page);
  const change = card.getByRole('button', { name: /^Switch Local/ });
  const tell = async (title: string, text: string) => {
    await change.click();
    await seeToast(page, title, text);
    await seeState(card, 'Network select');
  };
  await seeToast(
    page,
    'Network Not Supported',
    'You are currently on chain 10. Please switch to a supported network.',
  );
  await expect(card.getByRole('heading', { name: `Please switch to ${home} network` })).toBeVisible();

  wallet.rejectNext(SWITCH);
  await tell('Network Switch Failed', `You refused the change to ${home} in your wallet.`);
  wallet.answerPendingNext(SWITCH);
  await tell(
    'Network Switch Failed',
    'Your wallet already shows a request. Please open it and answer there.',
  );
  wallet.failNext(SWITCH, new RpcError(-32603, 'Internal error'));
  await tell('Network Switch Failed', `Failed to switch to ${home}. Please try manually.`);

  wallet.failNext(SWITCH, unknownChain[0]!);
  wallet.failNext(ADD, new RpcError(-32602, 'Bad rpcUrls'));
  await tell('Network Add Failed', 'Unable to add the network to your wallet. Please try manually.');
  wallet.failNext(SWITCH, unknownChain[0]!);
  wallet.rejectNext(ADD);
  await tell('Network Switch Failed', `You refused the change to ${home} in your wallet.`);

  await change.click();
  await seeQuote(card);
  await wallet.changeChain(ELSEWHERE);
  await seeToast(
    page,
    'Network Not Supported',
    'You switched to an unsupported network. Some features may not work correctly.',
  );
});

test('networks without our contract are listed with the reason and cannot be chosen', async ({ page }) => {
  await installTestWallet(page, { rpcUrl: chainUrl, privateKey: newKey(), chainId: ELSEWHERE });
  const card = await openPaymentCard(page, 'Closed networks');
  await chooseWallet(page);
  const networks = card.getByRole('list', { name: 'Networks' });
  for (const name of ['Ethereum', 'BNB Smart Chain', 'Polygon'])
    await expect(networks.getByRole('button', { name: `Switch ${name}`, exact: true })).toBeDisabled();
  await expect(networks.getByText('This network has been retired by its makers.')).toHaveCount(2);
  await expect(networks.getByText('Our payment contract is not on this network yet.').first()).toBeVisible();
});
