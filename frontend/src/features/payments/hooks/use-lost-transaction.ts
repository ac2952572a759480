import { useEffect } from 'react';
import { type ChainCall, useChainCall } from '../../../chain/use-chain-call';
import { dispatchAttempt } from '../attempt-store';
import { lostTransaction } from '../lost-transaction';
import type { SentTransaction } from '../payment-attempt';

const CHECK_MS = 1000;

/** Finds out what became of a transaction that the server does not know: replaced, dropped, or just slow. */
export function useLostTransaction(
  adId: number,
  transaction: SentTransaction | null,
  isMissing: boolean,
): void {
  const askChain = useChainCall(transaction?.chainId);
  useEffect(() => {
    if (!transaction || !isMissing) return;
    const missingSince = Date.now();
    const check = async () => {
      const nonce = await lookAtNonce(transaction, askChain);
      const fate = nonce && lostTransaction({ ...nonce, missingForMs: Date.now() - missingSince });
      if (fate) dispatchAttempt(adId, { type: 'failed', failure: { code: fate } });
    };
    const timer = setInterval(() => void check(), CHECK_MS);
    return () => clearInterval(timer);
  }, [adId, transaction, isMissing, askChain]);
}

/** Null while some node still knows the transaction, or cannot answer. */
async function lookAtNonce(
  { txHash, from, nonce }: SentTransaction,
  askChain: ChainCall | null,
): Promise<{ nonceUsed: boolean | null } | null> {
  if (!askChain) return { nonceUsed: null };
  try {
    if (await askChain({ method: 'eth_getTransactionByHash', params: [txHash] })) return null;
    const used = await askChain({ method: 'eth_getTransactionCount', params: [from, 'latest'] });
    return { nonceUsed: Number(used) > nonce };
  } catch {
    return null;
  }
}
