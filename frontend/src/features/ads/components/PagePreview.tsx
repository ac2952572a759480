import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button/button-class';
import type { PreviewedAd } from '../previewed-ad';
import { AdPicture } from './AdPicture';
import styles from './AdPreview.module.css';

/** As the ad's own page will show it, on a large screen or on a phone. */
export function PagePreview({ ad, isPhone }: { ad: PreviewedAd; isPhone: boolean }) {
  const { t } = useTranslation('ads');
  return (
    <div className={isPhone ? styles.phone : styles.page}>
      <h3 className={styles.title}>
        <bdi>{ad.title || t('preview.title')}</bdi>
      </h3>
      {ad.format !== 'text' && <AdPicture key={ad.imageUrl} ad={ad} whole narrow={isPhone} />}
      <p className={styles.description}>
        <bdi>{ad.description || t('preview.description')}</bdi>
      </p>
      {ad.callToAction && (
        <p>
          <span className={buttonClass({ small: true })}>{ad.callToAction}</span>
        </p>
      )}
    </div>
  );
}
