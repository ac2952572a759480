import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { User } from '../../api/generated/auth';
import { EmailNotice } from '../../features/auth';
import { BadgeCard } from '../../features/nft';
import { WalletClaims } from '../../features/payments';
import { WalletRoot, WalletSummary } from '../../features/wallet';
import { useSession } from '../../session/use-session';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import { UrlTabs } from '../../ui/tabs/UrlTabs';
import styles from './Dashboard.module.css';
import { RoleHome } from './homes/RoleHome';
import { OwnAds } from './OwnAds';
import { Overview } from './Overview';
import { PlaceOffer } from './PlaceOffer';
import { ProfileCard } from './ProfileCard';
import { useHasOpenPlace } from './use-has-open-place';

/** Brings QR codes, which nobody else needs. */
const Security = lazy(() => import('./Security'));

/** With the forms of a participant, whom most accounts are not. */
const ChallengeStatus = lazy(() => import('./ChallengeStatus'));

export default function Dashboard() {
  const { user } = useSession();
  return user && <DashboardOf user={user} />;
}

function DashboardOf({ user }: { user: User }) {
  const { t } = useTranslation('dashboard');
  const hasOpenPlace = useHasOpenPlace(user);
  const [params] = useSearchParams();
  // Whoever chose one of the tabs below, here or by a link, means that one.
  const isHome = (params.get('tab') ?? 'overview') === 'overview';
  return (
    <Page>
      <PageHeader title={t('title')} />
      <EmailNotice user={user} />
      <PlaceOffer user={user} />
      {isHome && <RoleHome user={user} />}
      <div className={styles.columns}>
        <ProfileCard user={user} />
        <div className={styles.tabs}>
          <UrlTabs
            items={[
              { key: 'overview', label: t('tabs.overview'), children: <Overview user={user} /> },
              { key: 'ads', label: t('tabs.ads'), children: <OwnAds /> },
              ...(hasOpenPlace
                ? [
                    {
                      key: 'challenge',
                      label: t('tabs.challenge'),
                      children: (
                        <Suspense fallback={<Skeleton height="20rem" />}>
                          <ChallengeStatus user={user} />
                        </Suspense>
                      ),
                    },
                  ]
                : []),
              {
                key: 'wallet',
                label: t('tabs.wallet'),
                children: (
                  <WalletSummary>
                    <WalletClaims />
                  </WalletSummary>
                ),
              },
              {
                key: 'security',
                label: t('tabs.security'),
                children: (
                  <Suspense>
                    <Security user={user} />
                  </Suspense>
                ),
              },
            ]}
          />
        </div>
        <BadgeCard />
      </div>
      <WalletRoot />
    </Page>
  );
}
