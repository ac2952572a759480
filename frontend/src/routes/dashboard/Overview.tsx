import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/generated/auth';
import type { Ad } from '../../features/ads';
import { useGetJudgingQuery } from '../../features/awards';
import { useBadge } from '../../features/nft';
import { useLocale } from '../../i18n/use-locale';
import { paths } from '../../paths';
import { BecomeAdvertiserButton } from '../../session/BecomeAdvertiserButton';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Loaded } from '../../ui/feedback/Loaded';
import { LoadFailure } from '../../ui/feedback/LoadFailure';
import { Figures } from '../../ui/facts/Figures';
import { optionalPart } from '../../ui/optional-part';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import styles from './OverviewGrid.module.css';
import { useOwnAds } from './use-own-ads';

/** Chosen once, and looked for below what the account has. */
const NewsChoice = optionalPart(() => import('./NewsChoice'), null, LoadFailure);

export function Overview({ user }: { user: User }) {
  return (
    <div className={styles.overview}>
      <Loaded query={useOwnAds()} skeleton={<Skeleton height="12rem" />}>
        {(ads) => <Facts user={user} ads={ads} />}
      </Loaded>
      <Suspense>
        <NewsChoice />
      </Suspense>
    </div>
  );
}

/** The way to the judges' desk, for judges. */
function JudgingLink() {
  const { t } = useTranslation('dashboard');
  const { data } = useGetJudgingQuery();
  if (!data?.judge) return null;
  return (
    <ButtonLink kind="secondary" to={paths.judging}>
      {t('overview.judge')}
    </ButtonLink>
  );
}

function Facts({ user, ads }: { user: User; ads: Ad[] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  return (
    <>
      <Figures
        figures={[
          { label: t('overview.totalAds'), value: ads.length.toLocaleString(locale) },
          {
            label: t('overview.publicAds'),
            value: ads.filter(({ status }) => status === 'approved').length.toLocaleString(locale),
          },
          { label: t('overview.role'), value: t(`role.${user.role}`) },
          { label: t('overview.badge'), value: <BadgeFigure /> },
        ]}
      />
      <div>
        <h2 className={styles.heading}>{t('overview.quickActions')}</h2>
        <div className={styles.actions}>
          <ButtonLink to={paths.submitAd}>{t('overview.submit')}</ButtonLink>
          <ButtonLink kind="secondary" to={paths.ads}>
            {t('overview.browse')}
          </ButtonLink>
          <JudgingLink />
          {user.role === 'viewer' && <BecomeAdvertiserButton kind="secondary" />}
        </div>
      </div>
    </>
  );
}

/** Whether the account holds its badge, once that is known. */
function BadgeFigure() {
  const { t } = useTranslation(['dashboard', 'common']);
  const { currentData: badge, error } = useBadge();
  if (badge === undefined) {
    return error ? (
      t('overview.badgeUnknown')
    ) : (
      <Skeleton width="5rem" height="1em" label={t('common:loading')} />
    );
  }
  return badge?.state === 'minted' ? t('overview.badgeOwned') : t('overview.badgeNotMinted');
}
