import { advertising } from '../../../season';
import { pollWhile, useTransactionState, useTransactionSubscription } from '../api';

/** A transaction by its hash, asked for every second until nothing about it will change. */
export function useTransaction(hash: string) {
  const { currentData: transaction, error } = useTransactionState({ hash });
  const isMoving = transaction !== undefined && transaction.confirmations < advertising.requiredConfirmations;
  const { refetch } = useTransactionSubscription(
    { hash },
    { pollingInterval: pollWhile(isMoving), refetchOnMountOrArgChange: true },
  );
  return { transaction, error: transaction ? undefined : error, refetch };
}
