import { useTranslation } from 'react-i18next';
import { usePlaces } from '../../features/settings';
import { affiliate } from '../../planned';
import { season } from '../../season';
import { Section } from '../../ui/layout/Section';
import styles from './AffiliateProgram.module.css';
import { usePercent } from '../../i18n/use-percent';

const benefits = ['lasting', 'open', 'free', 'badge', 'cause', 'fair'] as const;
const shares = affiliate.tiers.map(({ sharePercent }) => sharePercent);

export function Benefits() {
  const { t } = useTranslation('affiliate-program');
  const percentOf = usePercent();
  const figures = {
    percent: percentOf(affiliate.recurringPercent),
    lowest: percentOf(Math.min(...shares)),
    highest: percentOf(Math.max(...shares)),
    places: usePlaces().places,
    months: season.months,
  };
  return (
    <Section title={t('benefits.title')}>
      <ul className={styles.cards}>
        {benefits.map((benefit) => (
          <li key={benefit} className={styles.card}>
            <h3>{t(`benefits.${benefit}.title`)}</h3>
            <p>{t(`benefits.${benefit}.text`, figures)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
