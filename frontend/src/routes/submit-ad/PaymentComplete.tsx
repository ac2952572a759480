import { useTranslation } from 'react-i18next';
import type { Ad } from '../../features/ads';
import { paths } from '../../paths';
import { Mark } from '../../ui/badge/Mark';
import { ButtonLink } from '../../ui/button/ButtonLink';
import styles from './SubmitAd.module.css';

/** Shown once the server has seen the last confirmation. */
export function PaymentComplete({ adStatus }: { adStatus: Ad['status'] }) {
  const { t } = useTranslation('submit');
  return (
    <div role="status" className={styles.aside}>
      <Mark size={72} className={styles.mark} />
      <h2>{t('complete.title')}</h2>
      <p className={styles.muted}>{t(adStatus === 'pending' ? 'complete.pending' : 'complete.approved')}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.ads}>{t('complete.ads')}</ButtonLink>
        <ButtonLink kind="secondary" to={paths.home}>
          {t('complete.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
