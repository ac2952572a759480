import { useTranslation } from 'react-i18next';
import { advertising } from '../../../season';
import { Amount } from '../../../ui/money/Amount';
import { splitShares } from '../shares';
import styles from './ShareBar.module.css';

/** To scale, as long as the smaller share has room for its words. */
const columns = {
  gridTemplateColumns: `minmax(6rem, ${advertising.founderSharePercent}fr) ${advertising.platformSharePercent}fr`,
};

interface ShareBarProps {
  /** In wei. */
  price: bigint;
  currency: string;
}

/** The founder's and the platform's share of a payment, drawn to scale. */
export function ShareBar({ price, currency }: ShareBarProps) {
  const { t } = useTranslation('payments');
  const shares = splitShares(price);
  return (
    <figure className={styles.shares} style={columns}>
      <figcaption className={styles.caption}>{t('ready.splitTitle')}</figcaption>
      <div className={styles.founder}>
        <span className={styles.label}>
          {t('ready.founder', { percent: advertising.founderSharePercent })}
        </span>
        <Amount wei={shares.founder} currency={currency} />
      </div>
      <div className={styles.platform}>
        <span className={styles.label}>
          {t('ready.platform', { percent: advertising.platformSharePercent })}
        </span>
        <Amount wei={shares.platform} currency={currency} />
      </div>
    </figure>
  );
}
