import { useTranslation } from 'react-i18next';
import { NewsByMail, NotificationList } from '../../features/notifications';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { optionalPart } from '../../ui/optional-part';

/** Chosen once, below what is new every day. */
const OwnReminders = optionalPart(() => import('./OwnReminders'));

/** What the signed-in account was told. */
export default function Notifications() {
  const { t } = useTranslation('notifications');
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <NewsByMail />
      <NotificationList />
      <OwnReminders />
    </Page>
  );
}
