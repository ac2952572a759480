import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { affiliate } from '../../planned';
import { advertising } from '../../season';
import styles from './AffiliateProgram.module.css';
import { usePercent } from '../../i18n/use-percent';

const commissions = [
  { key: 'adReferral', percent: affiliate.adReferralPercent },
  { key: 'participantReferral', percent: affiliate.participantReferralPercent },
  { key: 'recurring', percent: affiliate.recurringPercent },
] as const;

/** The three kinds of commission and what each is a share of. */
export function Commissions() {
  const { t } = useTranslation('affiliate-program');
  const locale = useLocale();
  const percentOf = usePercent();
  const coins = new Intl.NumberFormat(locale).format(
    (advertising.priceInCoins * affiliate.adReferralPercent) / 100,
  );
  return (
    <ul className={styles.cards}>
      {commissions.map(({ key, percent }) => (
        <li key={key} className={styles.card}>
          <h3>{t(`overview.${key}.name`)}</h3>
          <p className={styles.share}>
            <strong>{percentOf(percent)}</strong> {t(`overview.${key}.base`)}
          </p>
          <p>{t(`overview.${key}.text`, { price: advertising.priceInCoins, coins })}</p>
        </li>
      ))}
    </ul>
  );
}
