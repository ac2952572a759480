import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useBadge } from '../hooks/use-badge';
import styles from './BadgeCard.module.css';
import { NoBadge } from './NoBadge';
import { OwnBadge } from './OwnBadge';

/** The account's badge: made here, minted to the linked wallet, and shown with the art that the contract drew. */
export function BadgeCard() {
  const { t } = useTranslation('nft');
  const { status, badge, error, retry } = useBadge();
  return (
    <section aria-labelledby="badge-card" className={styles.card}>
      <h2 id="badge-card" className={styles.title}>
        {t('title')}
      </h2>
      {status === 'loading' && <Skeleton height="14rem" />}
      {status === 'failed' && <LoadFailure error={error} retry={retry} />}
      {status === 'none' && <NoBadge />}
      {badge && <OwnBadge badge={badge} />}
    </section>
  );
}
