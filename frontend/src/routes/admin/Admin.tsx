import { useTranslation } from 'react-i18next';
import {
  AccountsTab,
  AdsModeration,
  Alarms,
  AuditTable,
  BadgesTab,
  MoneyTab,
  OfSeason,
  Outbox,
  ParticipantsTable,
  ReportsTable,
  SeasonsTab,
  SettingsTab,
  ViewersTable,
  VotesTab,
} from '../../features/admin';
import { AwardsConsole } from '../../features/awards';
import { PaymentStatusBadge, ReleasePanel } from '../../features/payments';
import { WalletRoot } from '../../features/wallet';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { AntdTheme } from '../../ui/theme/AntdTheme';
import { UrlTabs } from '../../ui/tabs/UrlTabs';
import styles from './Admin.module.css';
import { ModeratedAd } from './ModeratedAd';

/** The console, in antd's theme, which pages of the site do without. */
const Admin = () => (
  <AntdTheme>
    <Console />
  </AntdTheme>
);
export default Admin;

function Console() {
  const { t } = useTranslation('admin');
  const ads = (
    <div className={styles.ads}>
      <AdsModeration
        renderPayment={(ad) => <PaymentStatusBadge status={ad.paymentStatus} />}
        renderDetails={(ad) => <ModeratedAd ad={ad} />}
      />
      <ReleasePanel />
    </div>
  );
  const participants = <OfSeason>{(season) => <ParticipantsTable {...season} />}</OfSeason>;
  const awards = <OfSeason>{(season) => <AwardsConsole {...season} />}</OfSeason>;
  const reports = <OfSeason>{(season) => <ReportsTable {...season} />}</OfSeason>;
  return (
    <Page>
      <PageHeader title={t('title')} />
      <Alarms />
      <UrlTabs
        label={t('title')}
        items={[
          { key: 'ads', label: t('tabs.ads'), children: ads },
          { key: 'participants', label: t('tabs.participants'), children: participants },
          { key: 'reports', label: t('tabs.reports'), children: reports },
          { key: 'viewers', label: t('tabs.viewers'), children: <ViewersTable /> },
          { key: 'accounts', label: t('tabs.accounts'), children: <AccountsTab /> },
          { key: 'votes', label: t('tabs.votes'), children: <VotesTab /> },
          { key: 'seasons', label: t('tabs.seasons'), children: <SeasonsTab /> },
          { key: 'awards', label: t('tabs.awards'), children: awards },
          { key: 'money', label: t('tabs.money'), children: <MoneyTab /> },
          { key: 'badges', label: t('tabs.badges'), children: <BadgesTab /> },
          { key: 'mail', label: t('tabs.mail'), children: <Outbox /> },
          { key: 'settings', label: t('tabs.settings'), children: <SettingsTab /> },
          { key: 'audit', label: t('tabs.audit'), children: <AuditTable /> },
        ]}
      />
      <WalletRoot />
    </Page>
  );
}
