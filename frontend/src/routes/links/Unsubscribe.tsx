import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EndNewsByMail, endedLetter } from '../../features/notifications';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';

/** Where the link of a mail of news leads. */
export default function Unsubscribe() {
  const { t } = useTranslation('notifications');
  const letter = endedLetter(useSearchParams()[0].get('token'));
  return (
    <Page>
      <PageHeader
        title={t(letter ? `told.unsubscribe.${letter}.title` : 'unsubscribe.title')}
        lead={t(letter ? `told.unsubscribe.${letter}.lead` : 'unsubscribe.lead')}
      />
      <EndNewsByMail />
    </Page>
  );
}
