import { useTranslation } from 'react-i18next';
import type { Network } from '../../../chain/networks';
import { Amount } from '../../../ui/money/Amount';
import styles from './Panel.module.css';

/** What an ad costs on a network; nothing where it cannot be paid. */
export function AdPrice({ network: { adPrice, currency } }: { network: Network }) {
  const { t } = useTranslation('payments');
  if (adPrice === null) return null;
  return (
    <p>
      <span className={styles.muted}>{t('card.price')}</span>
      <br />
      <span className={styles.price}>
        <Amount wei={adPrice} currency={currency} />
      </span>
    </p>
  );
}
