import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../api/api-error';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useFindReportCommentQuery } from '../api';
import styles from './Talk.module.css';
import { Thread } from './Thread';

/** The comment that the address names, with what it answers or what answers it. */
export function LinkedThread({ id }: { id: number }) {
  const { t } = useTranslation('talk');
  const { currentData: found, error, isFetching, refetch } = useFindReportCommentQuery({ id });
  if (isApiError(error) && error.status === 404) return <p className={styles.note}>{t('linked.gone')}</p>;
  if (error && !found) return <LoadFailure error={error} isBusy={isFetching} retry={refetch} />;
  if (!found) return <Skeleton height="6rem" label={t('loading')} />;
  return (
    <div className={styles.linked}>
      <p className={styles.note}>{t('linked.title')}</p>
      <Thread thread={found.thread} target={id} />
    </div>
  );
}
