import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../ui/feedback/Loaded';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useBadges } from '../hooks/use-badges';
import styles from './BadgeCard.module.css';
import { NoBadge } from './NoBadge';
import { OwnBadge } from './OwnBadge';

/** The account's badges, newest season first: made here, minted to the linked wallet, and shown with the art that the contract drew. */
export function BadgeCard() {
  const { t } = useTranslation('nft');
  const query = useBadges();
  const isOne = (query.currentData?.badges.length ?? 0) < 2;
  return (
    <section aria-labelledby="badge-card" className={styles.card}>
      <h2 id="badge-card" className={styles.title}>
        {t(isOne ? 'title' : 'titleOfSeveral')}
      </h2>
      <Loaded query={query} skeleton={<Skeleton height="14rem" />}>
        {({ season, badges }) => (
          <>
            {badges.every((badge) => badge.season !== season) && <NoBadge season={season} />}
            {badges.map((badge) => (
              <OwnBadge key={badge.id} badge={badge} />
            ))}
          </>
        )}
      </Loaded>
    </section>
  );
}
