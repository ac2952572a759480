import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../api/api-error';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useTransaction } from '../hooks/use-transaction';
import styles from './TransactionDetails.module.css';
import { TransactionEvents } from './TransactionEvents';
import { TransactionFacts } from './TransactionFacts';

/** The content of /transactions/:hash: our own explorer page, for chains that have no public one. */
export function TransactionDetails({ hash }: { hash: string }) {
  const { t } = useTranslation('payments');
  const { transaction, error, refetch } = useTransaction(hash);
  if (isApiError(error) && error.status === 404) return <EmptyState text={t('transaction.unknown')} />;
  if (error) return <LoadFailure error={error} retry={refetch} />;
  if (!transaction) return <Skeleton height="24rem" />;
  return (
    <div className={styles.details}>
      <TransactionFacts transaction={transaction} />
      <TransactionEvents transaction={transaction} />
    </div>
  );
}
