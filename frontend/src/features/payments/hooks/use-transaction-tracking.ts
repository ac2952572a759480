import { useEffect } from 'react';
import { isApiError } from '../../../api/api-error';
import { pollWhile, useGetTransactionQuery } from '../api';
import { dispatchAttempt } from '../attempt-store';
import type { SentTransaction } from '../payment-attempt';
import { useLostTransaction } from './use-lost-transaction';
import { useReportPayment } from './use-report-payment';

/** Follows a sent payment until the server has verified it, or it turns out to have failed. */
export function useTransactionTracking(adId: number, transaction: SentTransaction | null): void {
  const { currentData, error } = useGetTransactionQuery(
    { hash: transaction?.txHash ?? '' },
    { skip: !transaction, pollingInterval: pollWhile(transaction !== null), refetchOnMountOrArgChange: true },
  );
  const isMissing = isApiError(error) && error.status === 404;
  const status = isMissing ? undefined : currentData?.status;

  useReportPayment(adId, transaction, status);
  useLostTransaction(adId, transaction, isMissing);
  useEffect(() => {
    if (transaction && status === 'reverted')
      dispatchAttempt(adId, { type: 'failed', failure: { code: 'reverted' } });
  }, [adId, transaction, status]);
}
