import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/layout/Section';
import styles from './AffiliateProgram.module.css';
import { Commissions } from './Commissions';

const steps = ['account', 'share', 'earn'] as const;

export function Overview() {
  const { t } = useTranslation('affiliate-program');
  return (
    <>
      <Section title={t('overview.commission')}>
        <Commissions />
      </Section>
      <Section title={t('overview.how')}>
        <ol className={`${styles.cards} ${styles.numbered}`}>
          {steps.map((step) => (
            <li key={step} className={styles.card}>
              <h3>{t(`overview.steps.${step}.title`)}</h3>
              <p>{t(`overview.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
