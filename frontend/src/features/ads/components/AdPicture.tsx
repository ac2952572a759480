import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeafPattern } from '../../../ui/badge/LeafPattern';
import type { Ad } from '../api';
import styles from './AdPicture.module.css';

/** The ad's image; a pattern drawn from its id where it has none or the image cannot be loaded. */
export function AdPicture({ ad }: { ad: Pick<Ad, 'id' | 'imageUrl'> }) {
  const { t } = useTranslation('ads');
  const [broken, setBroken] = useState(false);
  if (ad.imageUrl && !broken) {
    return (
      <img
        src={ad.imageUrl}
        alt=""
        loading="lazy"
        referrerPolicy="no-referrer"
        className={styles.picture}
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <div className={styles.picture}>
      <LeafPattern seed={ad.id} className={styles.pattern} />
      <span className={styles.label}>{t('card.noImage')}</span>
    </div>
  );
}
