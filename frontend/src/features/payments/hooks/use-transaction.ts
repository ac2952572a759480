import { useFallbackPolling } from '../../../events/use-fallback-polling';
import { advertising } from '../../../season';
import { useTransactionState, useTransactionSubscription } from '../api';
import { transactionPolling } from '../transaction-polling';

const { requiredConfirmations } = advertising;

/** A transaction by its hash, kept up to date until nothing about it will change. */
export function useTransaction(hash: string) {
  const { currentData: transaction, error } = useTransactionState({ hash });
  const isMoving = transaction !== undefined && transaction.confirmations < requiredConfirmations;
  const untold = transaction ? transactionPolling(transaction, requiredConfirmations) : 0;
  const fallback = useFallbackPolling(isMoving);
  const options = { pollingInterval: untold || fallback, refetchOnMountOrArgChange: true };
  const { refetch } = useTransactionSubscription({ hash }, options);
  return { transaction, error: transaction ? undefined : error, refetch };
}
