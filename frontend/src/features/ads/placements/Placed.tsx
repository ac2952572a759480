import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { ReportAd } from '../components/ReportAd';
import type { Placement } from './api';
import styles from './Placed.module.css';
import { PlacedAd } from './PlacedAd';
import { shapeOf } from './slots';

/** What stands in a place, marked as an advertisement, with the way to why it stands there. */
export function Placed({ placement: { slot, ad, token } }: { placement: Placement }) {
  const { t, ready } = useTranslation('placements', { useSuspense: false });
  if (!ready) return null;
  return (
    <section aria-label={t('label')} className={`${styles.placed} ${styles[shapeOf(slot)]}`}>
      <p className={styles.label}>{t('label')}</p>
      {ad && token ? <PlacedAd ad={ad} token={token} /> : <FreePlace />}
      <div className={styles.foot}>
        <Link to={paths.whyThisAd}>{t('why')}</Link>
        {ad && <ReportAd adId={ad.id} />}
      </div>
    </section>
  );
}

/** Stands where there is no ad. */
function FreePlace() {
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
