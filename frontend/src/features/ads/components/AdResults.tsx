import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { useListAdsQuery } from '../api';
import { filterAds, type AdFilter } from '../filter-ads';
import { AdGrid } from './AdGrid';
import styles from './AdResults.module.css';

/** All public ads, narrowed here and not by the server (spec section 2), so that typing answers at once. */
export function AdResults({ filter }: { filter: AdFilter }) {
  const { t } = useTranslation('ads');
  const { data, error, refetch } = useListAdsQuery({});
  if (error) return <LoadFailure error={error} retry={refetch} />;
  if (!data) return <p className={styles.loading}>{t('list.loading')}</p>;

  const ads = filterAds(data, filter);
  return (
    <>
      <div role="status">
        <h2 className={styles.count}>{t('list.count', { count: ads.length })}</h2>
      </div>
      {ads.length > 0 ? (
        <AdGrid ads={ads} />
      ) : (
        <EmptyState
          text={t('list.empty')}
          action={<ButtonLink to={paths.submitAd}>{t('list.submit')}</ButtonLink>}
        />
      )}
    </>
  );
}
