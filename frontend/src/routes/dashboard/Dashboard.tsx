import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetChallengeSettingsQuery } from '../../api/challenge-settings';
import type { User } from '../../api/generated/auth';
import { useSeasonListQuery } from '../../api/season-list';
import { EmailNotice } from '../../features/auth';
import { BadgeCard } from '../../features/nft';
import { useListOwnPlacesQuery } from '../../features/participants';
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

// Each tab comes when it is opened: most accounts open one or two.
const OwnAds = lazyTab(() => import('./OwnAds'));
const ChallengeStatus = lazyTab(() => import('./ChallengeStatus'));
const WalletTab = lazyTab(() => import('./WalletTab'));
const Security = lazyTab(() => import('./Security'));

export default function Dashboard() {
  const { user } = useSession();
  return user && <DashboardOf user={user} />;
}

/** Whether somebody has a place in a season that is not closed: participants have, and users can, in one before the current season. */
function useHasOpenPlace({ role }: User): boolean {
  const isUser = role === 'user';
  const { data: settings } = useGetChallengeSettingsQuery();
  const { data: seasons = [] } = useSeasonListQuery(undefined, { skip: !isUser });
  const isPossible =
    settings !== undefined &&
    seasons.some(({ number, state }) => state !== 'closed' && number < settings.season);
  // Who has no place is refused: nobody asks who cannot have one.
  const { currentData: places = [] } = useListOwnPlacesQuery(undefined, { skip: !isUser || !isPossible });
  return isUser ? isPossible && places.length > 0 : role === 'participant';
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
