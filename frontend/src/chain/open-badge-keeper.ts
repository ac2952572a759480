import type { BadgeKeeper } from './badge-keeper';
import type { WalletConnection } from './wallet-slice';

/** Where a badge stands. */
export interface BadgeContract {
  address: string;
  version: number;
}

/** The badge contract, used with the connected wallet. Loads ethers on first use. */
export async function openBadgeKeeper(
  { wallet, account, chainId }: WalletConnection,
  { address, version }: BadgeContract,
): Promise<BadgeKeeper> {
  const { BadgeKeeper } = await import('./badge-keeper');
  return new BadgeKeeper({ wallet: wallet.provider, account, chainId }, address, version);
}
