import { useTranslation } from 'react-i18next';
import { useLongDay } from '../../i18n/use-long-date';
import { firstSeason } from '../../season';
import { Section } from '../../ui/layout/Section';
import styles from './AffiliateProgram.module.css';
import { sampleRule } from './sample-rule';

export function SmartContract() {
  const { t } = useTranslation('affiliate-program');
  const longDay = useLongDay();
  return (
    <>
      <Section title={t('contract.title')}>
        <p className={styles.lead}>{t('contract.networks', { date: longDay(firstSeason.launchDate) })}</p>
      </Section>
      <Section title={t('contract.rule')}>
        <p className={styles.lead}>{t('contract.ruleText')}</p>
        <pre dir="ltr" role="region" aria-label={t('contract.code')} className={styles.code}>
          <code>{sampleRule}</code>
        </pre>
        <p className={styles.note}>{t('contract.today')}</p>
      </Section>
    </>
  );
}
