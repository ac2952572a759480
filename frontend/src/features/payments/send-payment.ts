import { readChainId } from '../../chain/eip1193';
import type { PayableNetwork } from '../../chain/networks';
import { openSplitter } from '../../chain/open-splitter';
import type { WalletConnection } from '../../chain/wallet-slice';
import type { SentTransaction } from './payment-attempt';
import { PaymentError } from './payment-failure';

export interface PaymentOrder {
  adId: number;
  connection: WalletConnection;
  network: PayableNetwork;
  /** The price in wei that the person has seen and agreed to. */
  agreedPrice: bigint;
}

/**
 * Checks once more what may have changed since the price was shown, then has the wallet pay.
 * @returns as soon as the wallet has sent the transaction
 * @throws PaymentError, ContractRevert or what the wallet throws; nothing was sent then
 */
export async function sendPayment({
  adId,
  connection,
  network,
  agreedPrice,
}: PaymentOrder): Promise<SentTransaction> {
  const { account, wallet } = connection;
  if ((await readChainId(wallet.provider)) !== network.chainId) {
    throw new PaymentError({ code: 'wrongNetwork', network: network.name });
  }
  const splitter = await openSplitter(connection, network.splitter);
  const { price, fee, balance } = await splitter.quote(adId);
  if (price !== agreedPrice) throw new PaymentError({ code: 'priceChanged' });
  if (balance < price + fee) throw new PaymentError(insufficientFunds(price + fee, network));

  const nonce = await splitter.nextNonce();
  const txHash = await splitter.payForAd(adId, price);
  return {
    txHash,
    chainId: network.chainId,
    from: account,
    nonce,
    amount: price.toString(),
    sentAt: Date.now(),
  };
}

function insufficientFunds(needed: bigint, { currency }: PayableNetwork) {
  return { code: 'insufficientFunds', amount: needed.toString(), currency } as const;
}
