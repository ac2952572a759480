import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Section } from '../../ui/layout/Section';
import styles from './WhyThisAd.module.css';

const parts = ['chosen', 'counted', 'kept'] as const;

/** Who chooses the ads, what is counted of them, and what is not. */
export default function WhyThisAd() {
  const { t } = useTranslation('placements');
  return (
    <Page>
      <PageHeader title={t('page.title')} lead={t('page.lead')} />
      {parts.map((part) => (
        <Section key={part} title={t(`page.${part}.title`)}>
          <ul className={styles.list}>
            {t(`page.${part}.items`, { returnObjects: true }).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Section>
      ))}
      <Section title={t('page.wrong.title')}>
        <p className={styles.text}>{t('page.wrong.text')}</p>
      </Section>
    </Page>
  );
}
