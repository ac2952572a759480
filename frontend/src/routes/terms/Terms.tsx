import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { UrlTabs } from '../../ui/tabs/UrlTabs';
import { PolicyDocument } from './PolicyDocument';
import { StoredData } from './StoredData';

export default function Terms() {
  const { t } = useTranslation('terms');
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <UrlTabs
        label={t('title')}
        searchable
        items={[
          { key: 'terms', label: t('tabs.terms'), children: <PolicyDocument name="terms" /> },
          { key: 'privacy', label: t('tabs.privacy'), children: <PolicyDocument name="privacy" /> },
          { key: 'conduct', label: t('tabs.conduct'), children: <PolicyDocument name="conduct" /> },
          {
            key: 'cookies',
            label: t('tabs.cookies'),
            children: (
              <PolicyDocument name="cookies">
                <StoredData />
              </PolicyDocument>
            ),
          },
        ]}
      />
    </Page>
  );
}
