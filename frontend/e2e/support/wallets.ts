import type { Page } from '@playwright/test';
import { Wallet } from 'ethers';
import type { TestWallet } from '../../src/testing/test-wallet';
import { chainUrl } from './site';
import { chain } from './contracts';
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
