import type { Page } from '@playwright/test';
import { type HDNodeWallet, Wallet } from 'ethers';
import type { TestWallet } from '../../src/testing/test-wallet';
import { chain, secondChain } from './contracts';
import { chainUrl, secondChainUrl } from './site';
import { installTestWallet } from './test-wallet';

const COINS = `0x${(100n * 10n ** 18n).toString(16)}`;

/** The key of an account that nobody else uses and that holds nothing. */
export const newKey = (): string => Wallet.createRandom().privateKey;

/** A wallet with a hundred coins and a key of its own, so that tests can run side by side. */
export async function fundedWallet(page: Page): Promise<TestWallet> {
  const { privateKey, address } = Wallet.createRandom();
  await chain.send('anvil_setBalance', [address, COINS]);
  return installTestWallet(page, { rpcUrl: chainUrl, privateKey });
}

/** As {@link fundedWallet}, with coins on the second chain too, of which it has to be told first. */
export async function walletOfBothChains(page: Page): Promise<TestWallet> {
  const { privateKey, address } = Wallet.createRandom();
  await Promise.all([chain, secondChain].map((node) => node.send('anvil_setBalance', [address, COINS])));
  return installTestWallet(page, { rpcUrl: chainUrl, otherNodes: { 31338: secondChainUrl }, privateKey });
}

/** Somebody with coins on the second chain who sends transactions without any page. */
export async function payerOnSecondChain(): Promise<HDNodeWallet> {
  const payer = Wallet.createRandom(secondChain);
  await secondChain.send('anvil_setBalance', [payer.address, COINS]);
  return payer;
}
