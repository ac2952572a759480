import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePollingWhileSeen } from '../../../events/use-polling-while-seen';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import { useListBookChecksQuery, useReconcileBooksMutation, type BookCheck } from '../money-api';

const POLL_MS = 1_500;

/** The last comparison of each contract with the database, and the way to another. */
export function useReconciliation() {
  const { t } = useTranslation('admin');
  const serverMessage = useServerMessage();
  const checks = useListBookChecksQuery();
  const [reconcile, { isLoading }] = useReconcileBooksMutation();
  const [before, setBefore] = useState<readonly BookCheck[] | null>(null);
  const isRunning = isLoading || (before !== null && !isNewer(checks.data, before));
  // The leader of each chain compares it when it comes to it.
  useListBookChecksQuery(undefined, { skip: !isRunning, pollingInterval: usePollingWhileSeen(POLL_MS) });

  const run = async () => {
    setBefore(checks.data ?? []);
    const { error } = await reconcile();
    if (!error) return;
    setBefore(null);
    toast({
      kind: 'error',
      title: t('money.books.failed'),
      text: serverMessage(error, t('money.books.failedText')),
    });
  };
  return { checks, run, isRunning };
}

/** Whether every contract was compared after what was known before. */
function isNewer(checks: readonly BookCheck[] | undefined, before: readonly BookCheck[]): boolean {
  const earlier = new Map(before.map((check) => [keyOf(check), check.checkedAt]));
  if (!checks || checks.length === 0) return false;
  return checks.every((check) => check.checkedAt !== earlier.get(keyOf(check)));
}

const keyOf = ({ chainId, contract }: BookCheck): string => `${chainId} ${contract}`;
