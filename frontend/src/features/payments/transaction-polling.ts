import type { Transaction } from './api';

/** The server cannot tell of what no block holds yet. */
const UNMINED_MS = 1_000;

/** Nor of blocks that follow on what is no payment. */
const UNTOLD_MS = 5_000;

/** How often to ask for a transaction until so many confirmations; 0 for what the server tells by itself. */
export function transactionPolling(transaction: Transaction | undefined, confirmations: number): number {
  if (!transaction || transaction.status === 'pending') return UNMINED_MS;
  const isPayment = transaction.events.some(({ name }) => name === 'AdPaid');
  return isPayment || transaction.confirmations >= confirmations ? 0 : UNTOLD_MS;
}
