import { useTranslation } from 'react-i18next';
import { Skeleton } from './Skeleton';
import styles from './Skeleton.module.css';

/** Stands in for a whole page while its code or its first answer is on the way. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.page} role="status" aria-label={t('loading')}>
      <Skeleton height="4rem" width="min(28rem, 80%)" />
      <Skeleton height="1.25rem" width="min(36rem, 100%)" />
      <Skeleton height="20rem" />
    </div>
  );
}
