import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Loaded } from '../../ui/feedback/Loaded';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import { OwnAd } from './OwnAd';
import { useOwnAds } from './use-own-ads';

/** The signed-in user's ads, newest first. */
export default function OwnAds() {
  const { t } = useTranslation('dashboard');
  const empty = (
    <EmptyState
      text={t('ads.empty')}
      action={<ButtonLink to={paths.submitAd}>{t('overview.submit')}</ButtonLink>}
    />
  );
  return (
    <Loaded query={useOwnAds()} skeleton={<Skeleton height="16rem" />} empty={empty}>
      {(ads) => (
        <ul>
          {ads.map((ad) => (
            <OwnAd key={ad.id} ad={ad} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}
