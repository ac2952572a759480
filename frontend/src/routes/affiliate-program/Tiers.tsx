import { useTranslation } from 'react-i18next';
import { affiliate } from '../../planned';
import { Section } from '../../ui/layout/Section';
import styles from './AffiliateProgram.module.css';
import { TierBadge } from './TierBadge';
import { usePercent } from '../../i18n/use-percent';

/** The NFT badge's three tiers, drawn with three, six and nine petals. */
export function Tiers() {
  const { t } = useTranslation('affiliate-program');
  const percentOf = usePercent();
  return (
    <Section title={t('badges.title')}>
      <p className={styles.lead}>{t('badges.lead')}</p>
      <ul className={styles.cards}>
        {affiliate.tiers.map(({ key, referrals, sharePercent }, index) => (
          <li key={key} className={styles.tier}>
            <TierBadge petals={(index + 1) * 3} />
            <h3>{t(`badges.${key}`)}</h3>
            <p>{t('badges.after', { count: referrals })}</p>
            <p className={styles.share}>
              <strong>{percentOf(sharePercent)}</strong> {t('badges.share')}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('badges.note')}</p>
    </Section>
  );
}
