import { useTranslation } from 'react-i18next';
import { isPaymentDue } from '../../api/payment-states';
import { AdPicture, isOver, OwnRun, type Ad } from '../../features/ads';
import { PaymentStatusBadge } from '../../features/payments';
import { useLongDate } from '../../i18n/use-long-date';
import { adPath, payAdPath } from '../../paths';
import { advertising } from '../../season';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { truncate } from '../../ui/forms/characters';
import { CopyNote } from '../../ui/picture/CopyNote';
import { StatusBadge } from '../../ui/status/StatusBadge';
import styles from './OwnAd.module.css';

/** One of the user's ads: how it was judged, where its money stands, and what can be done next. */
export function OwnAd({ ad }: { ad: Ad }) {
  const { t } = useTranslation('dashboard');
  const longDate = useLongDate();
  const titleId = `own-ad-${ad.id}`;
  const isPayable = isPaymentDue(ad.paymentStatus) && ad.status !== 'rejected' && !isOver(ad);
  return (
    <li aria-labelledby={titleId} className={styles.row}>
      <div className={styles.picture}>
        <AdPicture ad={ad} />
      </div>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          <bdi>{ad.title}</bdi>
        </h2>
        <p className={styles.states}>
          <StatusBadge status={ad.status} />
          <span>
            {t('ads.payment')} <PaymentStatusBadge status={ad.paymentStatus} />
          </span>
          <time dateTime={ad.createdAt}>{longDate(ad.createdAt)}</time>
        </p>
        <p className={styles.description}>
          <bdi>{truncate(ad.description, advertising.previewCharacters)}</bdi>
        </p>
        <CopyNote copy={ad.pictureCopy} />
        {ad.reason && <p className={styles.reason}>{t('ads.reason', { reason: ad.reason })}</p>}
        <OwnRun ad={ad} titleId={titleId} />
        <p className={styles.actions}>
          <ButtonLink small kind="secondary" to={adPath(ad.id)} aria-describedby={titleId}>
            {t('ads.viewDetails')}
          </ButtonLink>
          {isPayable && (
            <ButtonLink small to={payAdPath(ad.id)} aria-describedby={titleId}>
              {t('ads.resumePayment')}
            </ButtonLink>
          )}
        </p>
      </div>
    </li>
  );
}
