import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Loaded } from '../../../ui/feedback/Loaded';
import { useListAdsQuery, type Ad } from '../api';
import { filterAds, type AdFilter } from '../filter-ads';
import { AdGrid } from './AdGrid';
import styles from './AdResults.module.css';

/** All public ads, narrowed here and not by the server (spec section 2), so that typing answers at once. */
export function AdResults({ filter }: { filter: AdFilter }) {
  const { t } = useTranslation('ads');
  const query = useListAdsQuery({});
  return (
    <Loaded query={query} skeleton={<p className={styles.loading}>{t('list.loading')}</p>}>
      {(ads) => <Found ads={filterAds(ads, filter)} />}
    </Loaded>
  );
}

function Found({ ads }: { ads: Ad[] }) {
  const { t } = useTranslation('ads');
  return (
    <>
      <div role="status">
        <h2 className={styles.count}>{t('list.count', { count: ads.length })}</h2>
      </div>
      {ads.length > 0 ? (
        <AdGrid ads={ads} atTop />
      ) : (
        <EmptyState
          text={t('list.empty')}
          action={<ButtonLink to={paths.submitAd}>{t('list.submit')}</ButtonLink>}
        />
      )}
    </>
  );
}
