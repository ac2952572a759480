import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type AdminAd, RetryCopy } from '../../features/admin';
import { AdPicture, RunSums } from '../../features/ads';
import { AdPaymentPanel } from '../../features/payments';
import { useLongDate } from '../../i18n/use-long-date';
import { adPath } from '../../paths';
import { Facts, type Fact } from '../../ui/facts/Facts';
import { CopyNote } from '../../ui/picture/CopyNote';
import { Labelled } from '../../ui/labelled/Labelled';
import { useRunFacts } from './use-run-facts';
import styles from './ModeratedAd.module.css';

/** All a moderator needs to judge an ad: its picture and words, where it leads, and its money. */
export function ModeratedAd({ ad }: { ad: AdminAd }) {
  const { t } = useTranslation(['admin', 'common']);
  const longDate = useLongDate();
  const facts: Fact[] = [
    { label: t('table.category'), value: t(`common:category.${ad.category}`) },
    { label: t('table.advertiser'), value: ad.username },
    { label: t('table.date'), value: longDate(ad.createdAt) },
  ];
  if (ad.destinationUrl) facts.push({ label: t('details.website'), value: ad.destinationUrl });
  if (ad.callToAction) facts.push({ label: t('details.button'), value: ad.callToAction });
  facts.push(...useRunFacts(ad));
  return (
    <div className={styles.columns}>
      <div className={styles.words}>
        <AdPicture ad={ad} alt={ad.title} whole />
        <CopyNote copy={ad.pictureCopy} />
        <RetryCopy copy={ad.pictureCopy} />
        <p className={styles.description}>
          <bdi>{ad.description}</bdi>
        </p>
        {ad.reason && (
          <p className={styles.reason}>
            <Labelled label={t('details.reason')}>
              <bdi>{ad.reason}</bdi>
            </Labelled>
          </p>
        )}
      </div>
      <div className={styles.words}>
        <Facts facts={facts} />
        {ad.metrics && <RunSums sums={ad.metrics} />}
        <Link to={adPath(ad.id)}>{t('details.open')}</Link>
        <AdPaymentPanel adId={ad.id} adStatus={ad.status} isOwner={false} />
      </div>
    </div>
  );
}
