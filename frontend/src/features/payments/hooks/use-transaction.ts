import { useFallbackPolling } from '../../../events/use-fallback-polling';
import { advertising } from '../../../season';
import { useTransactionState, useTransactionSubscription } from '../api';
import { transactionPolling } from '../transaction-polling';

const { requiredConfirmations } = advertising;

/** A transaction by its hash, kept up to date until nothing about it will change; without a chain the server looks for it. */
export function useTransaction(hash: string, chainId: number | undefined) {
  const { currentData: transaction, error } = useTransactionState({ hash, chainId });
  const isMoving = transaction !== undefined && transaction.confirmations < requiredConfirmations;
  const untold = transaction ? transactionPolling(transaction, requiredConfirmations) : 0;
  const fallback = useFallbackPolling(isMoving);
  const options = { pollingInterval: untold || fallback, refetchOnMountOrArgChange: true };
  const { refetch } = useTransactionSubscription({ hash, chainId }, options);
  return { transaction, error: transaction ? undefined : error, refetch };
}
