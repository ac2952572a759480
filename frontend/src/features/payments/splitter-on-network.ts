import type { AdPaymentSplitter } from '../../chain/ad-payment-splitter';
import { readChainId } from '../../chain/eip1193';
import type { SplitterNetwork } from '../../chain/networks';
import { openSplitter } from '../../chain/open-splitter';
import type { WalletConnection } from '../../chain/wallet-slice';
import { PaymentError } from './payment-failure';

/**
 * The network's splitter, to be sent something to with the connected wallet. What it sends names the network's chain, so that a wallet
 * that leaves it later refuses.
 * @throws PaymentError where the wallet is on another chain now
 */
export async function splitterOnNetwork(
  connection: WalletConnection,
  { chainId, name, splitter }: SplitterNetwork,
): Promise<AdPaymentSplitter> {
  if ((await readChainId(connection.wallet.provider)) !== chainId)
    throw new PaymentError({ code: 'wrongNetwork', network: name });
  return openSplitter({ ...connection, chainId }, splitter);
}
