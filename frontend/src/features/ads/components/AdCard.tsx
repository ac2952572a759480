import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { adPath } from '../../../paths';
import { StatusBadge } from '../../../ui/status/StatusBadge';
import type { Ad } from '../api';
import styles from './AdCard.module.css';
import { AdPicture } from './AdPicture';

interface AdCardProps {
  ad: Ad;
  /** True for the card that a page begins with. */
  isFirst?: boolean;
}

export function AdCard({ ad, isFirst }: AdCardProps) {
  const { t } = useTranslation(['ads', 'common']);
  const titleId = `ad-${ad.id}-title`;
  return (
    <article aria-labelledby={titleId} className={styles.card}>
      <AdPicture ad={ad} isFirst={isFirst} />
      <div className={styles.line}>
        <span>{t(`common:category.${ad.category}`)}</span>
        <StatusBadge status={ad.status} />
      </div>
      <h3 id={titleId} className={styles.title}>
        <bdi>{ad.title}</bdi>
      </h3>
      <p className={styles.description}>{ad.description}</p>
      <div className={`${styles.line} ${styles.foot}`}>
        <span>{t('card.user', { id: ad.userId })}</span>
        <Link to={adPath(ad.id)} aria-describedby={titleId} className={styles.link}>
          {t('card.viewDetails')}
        </Link>
      </div>
    </article>
  );
}
