import { toCoins } from '../../chain/coins';
import type { SentTransaction } from './payment-attempt';
import { splitShares } from './shares';

/** What `POST /api/process-ad-payment` is told; amounts in coins, as the spec has it. The server trusts the chain only. */
export function paymentReport(
  adId: number,
  { txHash, chainId, from, amount }: SentTransaction,
  currency: string,
) {
  const wei = BigInt(amount);
  const { founder } = splitShares(wei);
  const amounts = { amount: toCoins(wei), founderAmount: toCoins(founder) };
  return { adId, txHash, chainId, currency, walletAddress: from, ...amounts };
}
