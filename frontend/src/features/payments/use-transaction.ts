import { useFresh } from '../../ui/feedback/use-fresh';
import { useFallbackPolling } from '../../events/use-fallback-polling';
import { usePageSeen } from '../../events/use-page-seen';
import { advertising } from '../../season';
import { type Transaction, useTransactionState, useTransactionSubscription } from './api';

const { requiredConfirmations } = advertising;

/** The server cannot tell of what no block holds yet. */
const UNMINED_MS = 1_000;

/** Nor of blocks that follow on what is no payment. */
const UNTOLD_MS = 5_000;

/** How often to ask for a transaction that the server does not tell of by itself; 0 for never. */
function pollingOf({ status, confirmations, events }: Transaction): number {
  if (status === 'pending') return UNMINED_MS;
  const isPayment = events.some(({ name }) => name === 'AdPaid');
  return isPayment || confirmations >= requiredConfirmations ? 0 : UNTOLD_MS;
}

/** A transaction by its hash, kept up to date until nothing about it will change; without a chain the server looks for it. */
export function useTransaction(hash: string, chainId: number | undefined) {
  const { currentData: transaction, error } = useTransactionState({ hash, chainId });
  const isMoving = transaction !== undefined && transaction.confirmations < requiredConfirmations;
  const isSeen = usePageSeen();
  const untold = transaction && isSeen ? pollingOf(transaction) : 0;
  const fallback = useFallbackPolling(isMoving);
  const options = { pollingInterval: untold || fallback, ...useFresh() };
  const { refetch } = useTransactionSubscription({ hash, chainId }, options);
  return { transaction, error: transaction ? undefined : error, refetch };
}
