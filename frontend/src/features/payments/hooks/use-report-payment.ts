import { useEffect } from 'react';
import { isApiError } from '../../../api/api-error';
import type { Transaction } from '../../../api/generated/payments';
import { useNetworks } from '../../../chain/use-networks';
import { advertising } from '../../../season';
import { useProcessAdPaymentMutation } from '../api';
import { dispatchAttempt } from '../attempt-store';
import type { SentTransaction } from '../payment-attempt';

const UNACCEPTABLE = 422;

/**
 * Tells the server of the payment, at once and again when its block has come. The server's own watcher finds it anyway,
 * so that only its refusal matters here.
 */
export function useReportPayment(
  adId: number,
  transaction: SentTransaction | null,
  status: Transaction['status'] | undefined,
): void {
  const [report] = useProcessAdPaymentMutation();
  const { networks } = useNetworks();
  const currency = networks.find(({ chainId }) => chainId === transaction?.chainId)?.currency;

  useEffect(() => {
    if (!transaction || !currency) return;
    const { txHash, chainId, from, amount } = transaction;
    const founderAmount = (BigInt(amount) * BigInt(advertising.founderSharePercent)) / 100n;
    const body = {
      adId,
      txHash,
      chainId,
      amount,
      currency,
      walletAddress: from,
      founderAmount: founderAmount.toString(),
    };
    report({ processAdPayment: body })
      .unwrap()
      .catch((error: unknown) => {
        if (!isApiError(error) || error.status !== UNACCEPTABLE) return;
        const message = error.serverMessage ?? error.message;
        dispatchAttempt(adId, { type: 'failed', failure: { code: 'refused', message } });
      });
  }, [adId, transaction, status, currency, report]);
}
