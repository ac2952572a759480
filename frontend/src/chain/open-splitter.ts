import type { AdPaymentSplitter } from './ad-payment-splitter';
import type { WalletConnection } from './wallet-slice';

/** The splitter at the address, used with the connected wallet on the connection's chain. Loads ethers on first use. */
export async function openSplitter(
  { wallet, account, chainId }: WalletConnection,
  address: string,
): Promise<AdPaymentSplitter> {
  const { AdPaymentSplitter } = await import('./ad-payment-splitter');
  return new AdPaymentSplitter({ wallet: wallet.provider, account, chainId }, address);
}
