import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../ui/feedback/Loaded';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useBadge } from '../hooks/use-badge';
import styles from './BadgeCard.module.css';
import { NoBadge } from './NoBadge';
import { OwnBadge } from './OwnBadge';

/** The account's badge: made here, minted to the linked wallet, and shown with the art that the contract drew. */
export function BadgeCard() {
  const { t } = useTranslation('nft');
  return (
    <section aria-labelledby="badge-card" className={styles.card}>
      <h2 id="badge-card" className={styles.title}>
        {t('title')}
      </h2>
      <Loaded query={useBadge()} skeleton={<Skeleton height="14rem" />}>
        {(badge) => (badge ? <OwnBadge badge={badge} /> : <NoBadge />)}
      </Loaded>
    </section>
  );
}
