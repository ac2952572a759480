import { useTranslation } from 'react-i18next';
import { Facts } from '../../ui/facts/Facts';
import { Section } from '../../ui/layout/Section';
import { useSeasonFigures } from '../use-season-figures';
import { Timeline } from './Timeline';
import styles from './About.module.css';

const conditions = ['age', 'experience', 'graduation', 'commitment', 'cost'] as const;
const duties = ['video', 'report', 'stay', 'dashboard', 'badge', 'fairness'] as const;
const others = ['viewer', 'advertiser', 'affiliate'] as const;

/** The third tab: who may take part, what it asks, and when. */
export function Participation() {
  const { t } = useTranslation('about');
  const figures = useSeasonFigures();
  return (
    <>
      <Section title={t('eligibility.title')}>
        <div className={styles.halves}>
          <p className={styles.lead}>{t('eligibility.lead', figures)}</p>
          <Facts
            facts={conditions.map((condition) => ({
              label: t(`eligibility.${condition}`),
              value: t(`eligibility.${condition}Value`, figures),
            }))}
          />
        </div>
      </Section>
      <Section title={t('duties.title')}>
        <ul className={styles.list}>
          {duties.map((duty) => (
            <li key={duty}>{t(`duties.${duty}`, figures)}</li>
          ))}
        </ul>
      </Section>
      <Section title={t('timeline.title')}>
        <Timeline />
      </Section>
      <Section title={t('others.title')}>
        <ul className={styles.list}>
          {others.map((other) => (
            <li key={other}>{t(`others.${other}`, figures)}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
