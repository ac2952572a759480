import { useTranslation } from 'react-i18next';
import { isPaymentDue } from '../../api/payment-states';
import type { Ad } from '../../features/ads';
import { adPath, ownAdsPath } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import styles from './SubmitAd.module.css';

/** What is being paid for, and the ways out while it is not. */
export function SubmittedAd({ ad }: { ad: Ad }) {
  const { t } = useTranslation('submit');
  const isDue = isPaymentDue(ad.paymentStatus);
  return (
    <div className={styles.aside}>
      <h2>{ad.title}</h2>
      <p className={styles.muted}>{t(isDue ? 'payment.due' : 'payment.underWay')}</p>
      <div className={styles.actions}>
        {isDue && (
          <ButtonLink kind="secondary" to={ownAdsPath}>
            {t('payment.later')}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" to={adPath(ad.id)}>
          {t('payment.viewAd')}
        </ButtonLink>
      </div>
    </div>
  );
}
