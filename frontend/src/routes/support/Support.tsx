import { useTranslation } from 'react-i18next';
import { useGetConfigQuery } from '../../api/generated/config';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Section } from '../../ui/layout/Section';
import { UrlTabs } from '../../ui/tabs/UrlTabs';
import { useFaq } from '../faq/use-faq';
import { HelpSearch } from './HelpSearch';
import { QuestionLinks } from './QuestionLinks';
import { Remedies } from './Remedies';
import styles from './Support.module.css';

/** Whom to write to; nothing where this installation names nobody. */
function Contact() {
  const { t } = useTranslation('support');
  const { data: config } = useGetConfigQuery();
  if (!config?.supportEmail) return null;
  return (
    <Section title={t('contact.title')}>
      <p className={styles.lead}>{t('contact.text')}</p>
      <a href={`mailto:${config.supportEmail}`} className={styles.address}>
        {config.supportEmail}
      </a>
    </Section>
  );
}

/** All questions by audience. */
function HelpTopics() {
  const { t } = useTranslation('support');
  return (
    <Section title={t('topics.title')}>
      <p className={styles.lead}>{t('topics.lead')}</p>
      <div className={styles.topics}>
        {useFaq().map(({ key, title, items }) => (
          <div key={key}>
            <h3 className={styles.topic}>{title}</h3>
            <QuestionLinks items={items} />
          </div>
        ))}
      </div>
    </Section>
  );
}

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
