import { useTranslation } from 'react-i18next';
import { EndNewsByMail } from '../../features/notifications';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';

/** Where the link of a mail of news leads. */
export default function Unsubscribe() {
  const { t } = useTranslation('notifications');
  return (
    <Page>
      <PageHeader title={t('unsubscribe.title')} lead={t('unsubscribe.lead')} />
      <EndNewsByMail />
    </Page>
  );
}
