import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadFailure } from '../../ui/feedback/LoadFailure';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import { OwnAd } from './OwnAd';
import { useOwnAds } from './use-own-ads';

/** The signed-in user's ads, newest first. */
export function OwnAds() {
  const { t } = useTranslation('dashboard');
  const { data: ads, error, refetch } = useOwnAds();
  if (error && !ads) return <LoadFailure error={error} retry={refetch} />;
  if (!ads) return <Skeleton height="16rem" />;
  if (ads.length === 0) {
    return (
      <EmptyState
        text={t('ads.empty')}
        action={<ButtonLink to={paths.submitAd}>{t('overview.submit')}</ButtonLink>}
      />
    );
  }
  return (
    <ul>
      {ads.map((ad) => (
        <OwnAd key={ad.id} ad={ad} />
      ))}
    </ul>
  );
}
