import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { User } from '../../api/generated/auth';
import { EmailNotice } from '../../features/auth';
import { BadgeCard } from '../../features/nft';
import { WalletRoot } from '../../features/wallet';
import { useSession } from '../../session/use-session';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { lazyTab } from '../../ui/tabs/lazy-tab';
import { UrlTabs } from '../../ui/tabs/UrlTabs';
import styles from './Dashboard.module.css';
import { RoleHome } from './homes/RoleHome';
import { Overview } from './Overview';
import { PlaceOffer } from './PlaceOffer';
import { ProfileCard } from './ProfileCard';
import { useHasOpenPlace } from './use-has-open-place';

// Each tab comes when it is opened: most accounts open one or two.
const OwnAds = lazyTab(() => import('./OwnAds'));
const ChallengeStatus = lazyTab(() => import('./ChallengeStatus'));
const WalletTab = lazyTab(() => import('./WalletTab'));
const Security = lazyTab(() => import('./Security'));

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
            label={t('title')}
            items={[
              { key: 'overview', label: t('tabs.overview'), children: <Overview user={user} /> },
              { key: 'ads', label: t('tabs.ads'), children: <OwnAds /> },
              ...(hasOpenPlace
                ? [
                    {
                      key: 'challenge',
                      label: t('tabs.challenge'),
                      children: <ChallengeStatus user={user} />,
                    },
                  ]
                : []),
              { key: 'wallet', label: t('tabs.wallet'), children: <WalletTab /> },
              { key: 'security', label: t('tabs.security'), children: <Security user={user} /> },
            ]}
          />
        </div>
        <BadgeCard />
      </div>
      <WalletRoot />
    </Page>
  );
}
