import { useEffect, useState } from 'react';
import { isApiError } from '../../../api/api-error';
import { useGetTransactionQuery } from '../api';
import { dispatchAttempt } from '../attempt-store';
import type { SentTransaction } from '../payment-attempt';
import { useLostTransaction } from './use-lost-transaction';
import { useReportPayment } from './use-report-payment';

/** Until a block holds it, as the server can tell of none before. */
const POLL_MS = 1_000;

/** Follows a sent payment until the server has verified it, or it turns out to have failed. */
export function useTransactionTracking(adId: number, transaction: SentTransaction | null): void {
  const [minedHash, setMinedHash] = useState<string>();
  const isAwaited = transaction !== null && transaction.txHash !== minedHash;
  const { currentData, error } = useGetTransactionQuery(
    { hash: transaction?.txHash ?? '', chainId: transaction?.chainId },
    { skip: !transaction, pollingInterval: isAwaited ? POLL_MS : 0, refetchOnMountOrArgChange: true },
  );
  const isMissing = isApiError(error) && error.status === 404;
  const status = isMissing ? undefined : currentData?.status;
  const isMined = status !== undefined && status !== 'pending';
  if (isMined && isAwaited) setMinedHash(transaction.txHash);
  if (!isMined && transaction && !isAwaited) setMinedHash(undefined);

  useReportPayment(adId, transaction, status);
  useLostTransaction(adId, transaction, isMissing);
  useEffect(() => {
    if (transaction && status === 'reverted')
      dispatchAttempt(adId, { type: 'failed', failure: { code: 'reverted' } });
  }, [adId, transaction, status]);
}
