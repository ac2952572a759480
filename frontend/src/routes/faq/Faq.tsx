import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Section } from '../../ui/layout/Section';
import { Answer } from './Answer';
import styles from './Faq.module.css';
import { GroupLinks } from './GroupLinks';
import { useFaq } from './use-faq';
import { useLinkedAnswer } from './use-linked-answer';

export default function Faq() {
  const { t } = useTranslation('faq');
  const groups = useFaq();
  useLinkedAnswer();
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={styles.columns}>
        <GroupLinks groups={groups} />
        <div className={styles.groups}>
          {groups.map(({ key, title, items }) => (
            <Section key={key} title={title}>
              {items.map((item) => (
                <Answer key={item.anchor} {...item} />
              ))}
            </Section>
          ))}
        </div>
      </div>
    </Page>
  );
}
