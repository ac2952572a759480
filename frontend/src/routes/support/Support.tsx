import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { UrlTabs } from '../../ui/tabs/UrlTabs';
import { Contact } from './Contact';
import { HelpSearch } from './HelpSearch';
import { HelpTopics } from './HelpTopics';
import { Remedies } from './Remedies';
import styles from './Support.module.css';

export default function Support() {
  const { t } = useTranslation('support');
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <UrlTabs
        label={t('title')}
        searchable
        items={[
          {
            key: 'self-service',
            label: t('tabs.selfService'),
            children: (
              <div className={styles.panel}>
                <HelpSearch />
                <Remedies />
                <Contact />
              </div>
            ),
          },
          {
            key: 'topics',
            label: t('tabs.topics'),
            children: (
              <div className={styles.panel}>
                <HelpTopics />
              </div>
            ),
          },
        ]}
      />
    </Page>
  );
}
