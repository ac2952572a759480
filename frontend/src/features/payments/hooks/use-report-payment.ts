import { useEffect } from 'react';
import { isApiError } from '../../../api/api-error';
import { useNetworks } from '../../../chain/use-networks';
import { type Transaction, useProcessAdPaymentMutation } from '../api';
import { dispatchAttempt } from '../attempt-store';
import type { SentTransaction } from '../payment-attempt';
import { paymentReport } from '../payment-report';

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
  const currency = useNetworks().find(transaction?.chainId)?.currency;

  useEffect(() => {
    if (!transaction || !currency) return;
    report({ processAdPayment: paymentReport(adId, transaction, currency) })
      .unwrap()
      .catch((error: unknown) => {
        if (!isApiError(error) || error.status !== UNACCEPTABLE || !error.problem) return;
        dispatchAttempt(adId, { type: 'failed', failure: { code: 'refused', problem: error.problem } });
      });
  }, [adId, transaction, status, currency, report]);
}
