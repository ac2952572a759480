import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/layout/Section';
import { useFaq } from '../faq/use-faq';
import styles from './Support.module.css';
import { QuestionLinks } from './QuestionLinks';

/** All questions by audience. */
export function HelpTopics() {
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
