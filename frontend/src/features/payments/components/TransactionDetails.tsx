import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../api/api-error';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useTransaction } from '../hooks/use-transaction';
import styles from './TransactionDetails.module.css';
import { TransactionEvents } from './TransactionEvents';
import { TransactionFacts } from './TransactionFacts';

const cannotExist = [400, 404];

interface TransactionDetailsProps {
  hash: string;
  /** Its chain, where the address names one. */
  chainId: number | undefined;
}

/** The content of /transactions/:hash: our own explorer page, for chains that have no public one. */
export function TransactionDetails({ hash, chainId }: TransactionDetailsProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { transaction, error, refetch } = useTransaction(hash, chainId);
  if (isApiError(error) && cannotExist.includes(error.status)) {
    return (
      <EmptyState
        text={t('transaction.unknown')}
        action={<ButtonLink to={paths.ads}>{t('common:menu.entries.ads')}</ButtonLink>}
      />
    );
  }
  if (error) return <LoadFailure error={error} retry={refetch} />;
  if (!transaction) return <Skeleton height="24rem" />;
  return (
    <div className={styles.details}>
      <TransactionFacts transaction={transaction} />
      <TransactionEvents transaction={transaction} />
    </div>
  );
}
