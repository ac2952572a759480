import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { usePlacement } from './use-placement';
import { shapeOf, type Slot } from './slots';
import { FreePlace } from './FreePlace';
import styles from './Placed.module.css';
import { PlacedAd } from './PlacedAd';
import { ReportAd } from '../components/ReportAd';

/** The ad of a place, marked as one, with the way to why it stands here. */
export default function Placed({ slot }: { slot: Slot }) {
  const { t } = useTranslation('placements');
  const placement = usePlacement(slot);
  if (!placement) return null;
  const { ad, token } = placement;
  return (
    <section aria-label={t('label')} className={`${styles.placed} ${styles[shapeOf(slot)]}`}>
      <p className={styles.label}>{t('label')}</p>
      {ad && token ? <PlacedAd key={token} ad={ad} token={token} /> : <FreePlace />}
      <p className={styles.foot}>
        <Link to={paths.whyThisAd}>{t('why')}</Link>
        {ad && <ReportAd adId={ad.id} />}
      </p>
    </section>
  );
}
