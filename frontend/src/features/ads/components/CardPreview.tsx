import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../ui/status/StatusBadge';
import type { PreviewedAd } from '../previewed-ad';
import styles from './AdCard.module.css';
import { AdPicture } from './AdPicture';

/** As it will stand among the others. */
export function CardPreview({ ad }: { ad: PreviewedAd }) {
  const { t } = useTranslation(['ads', 'common']);
  return (
    <div className={styles.card}>
      <AdPicture key={ad.imageUrl} ad={ad} />
      <div className={styles.line}>
        <span>{ad.category && t(`common:category.${ad.category}`)}</span>
        <StatusBadge status="pending" />
      </div>
      <h3 className={styles.title}>{ad.title || t('preview.title')}</h3>
      <p className={styles.description}>{ad.description || t('preview.description')}</p>
    </div>
  );
}
