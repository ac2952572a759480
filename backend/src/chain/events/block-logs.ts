import type { JsonRpcApiProvider, Log } from 'ethers';
import { blockReceipts } from '../nodes/block-receipts.js';

/** All logs of a block as its receipts have them; of a node that does not tell a block's receipts each one is asked for. */
export async function blockLogs(provider: JsonRpcApiProvider, number: number): Promise<readonly Log[]> {
  const receipts = await blockReceipts(provider, number);
  if (receipts) return receipts.flatMap(({ logs }) => logs);
  const block = await provider.getBlock(number);
  const hashes = block?.transactions ?? [];
  const found = await Promise.all(hashes.map((hash) => provider.getTransactionReceipt(hash)));
  return found.flatMap((receipt) => receipt?.logs ?? []);
}
