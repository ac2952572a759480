const STORAGE_KEY = 'development-wallet.chain';

/** The chain the wallet was on last; it stays there through a reload, as other wallets do. */
export const storedDevelopmentChain = (): number => Number(localStorage.getItem(STORAGE_KEY));

export const keepDevelopmentChain = (chainId: number): void =>
  localStorage.setItem(STORAGE_KEY, String(chainId));
