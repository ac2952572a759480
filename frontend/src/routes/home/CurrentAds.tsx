import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AdGrid, useListAdsQuery } from '../../features/ads';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Loaded } from '../../ui/feedback/Loaded';
import { adsOnHome } from './ads-on-home';
import styles from './CurrentAds.module.css';

export function CurrentAds() {
  const { t } = useTranslation('home');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`${styles.section} drawn-when-near`}>
      <div className={styles.inner}>
        <div className={styles.heading}>
          <h2 id={titleId}>{t('ads.title')}</h2>
          <Link to={paths.ads} className={styles.all}>
            {t('ads.viewAll')}
          </Link>
        </div>
        <FirstAds />
      </div>
    </section>
  );
}

function FirstAds() {
  const { t } = useTranslation('home');
  const query = useListAdsQuery(adsOnHome);
  const empty = (
    <EmptyState
      text={t('ads.empty')}
      action={<ButtonLink to={paths.submitAd}>{t('ads.submitFirst')}</ButtonLink>}
    />
  );
  return (
    <Loaded query={query} skeleton={<p className={styles.loading}>{t('ads.loading')}</p>} empty={empty}>
      {(ads) => <AdGrid ads={ads} />}
    </Loaded>
  );
}
