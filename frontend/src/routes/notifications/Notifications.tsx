import { useTranslation } from 'react-i18next';
import { NewsByMail, NotificationList, Reminders } from '../../features/notifications';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';

/** What the signed-in account was told. */
export default function Notifications() {
  const { t } = useTranslation('notifications');
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <NewsByMail />
      <Reminders />
      <NotificationList />
    </Page>
  );
}
