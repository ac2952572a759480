import { useTranslation } from 'react-i18next';
import { EmailNotice } from '../../features/auth';
import { BadgeCard } from '../../features/nft';
import { WalletClaims } from '../../features/payments';
import { WalletRoot, WalletSummary } from '../../features/wallet';
import { useSession } from '../../session/use-session';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { UrlTabs } from '../../ui/tabs/UrlTabs';
import styles from './Dashboard.module.css';
import { ChallengeStatus } from './ChallengeStatus';
import { OwnAds } from './OwnAds';
import { Overview } from './Overview';
import { ProfileCard } from './ProfileCard';
import { Security } from './Security';

export default function Dashboard() {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page>
      <PageHeader title={t('title')} />
      <EmailNotice user={user} />
      <div className={styles.columns}>
        <ProfileCard user={user} />
        <div className={styles.tabs}>
          <UrlTabs
            items={[
              { key: 'overview', label: t('tabs.overview'), children: <Overview user={user} /> },
              { key: 'ads', label: t('tabs.ads'), children: <OwnAds /> },
              ...(user.role === 'participant'
                ? [
                    {
                      key: 'challenge',
                      label: t('tabs.challenge'),
                      children: <ChallengeStatus user={user} />,
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
