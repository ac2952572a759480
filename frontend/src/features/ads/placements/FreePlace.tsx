import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import styles from './Placed.module.css';

/** Stands where there is no ad. */
export function FreePlace() {
  const { t } = useTranslation('placements');
  return (
    <Link to={paths.submitAd} className={`${styles.ad} ${styles.free}`}>
      <span className={styles.text}>
        <strong className={styles.title}>{t('free.title')}</strong>
        <span className={styles.description}>{t('free.text')}</span>
        <span className={styles.action}>{t('free.action')}</span>
      </span>
    </Link>
  );
}
