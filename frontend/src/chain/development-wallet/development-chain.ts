import { browserStorage } from '../../browser-storage';

const STORAGE_KEY = 'development-wallet.chain';

/** The chain the wallet was on last; it stays there through a reload, as other wallets do. */
export const storedDevelopmentChain = (): number => Number(browserStorage.read(STORAGE_KEY));

export const keepDevelopmentChain = (chainId: number): void =>
  void browserStorage.write(STORAGE_KEY, String(chainId));
