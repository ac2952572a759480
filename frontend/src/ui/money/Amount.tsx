import { useLocale } from '../../i18n/use-locale';
import { formatCoins } from './format-coins';
import styles from './Money.module.css';

interface AmountProps {
  /** Decimal string of wei, as the API sends it, or a bigint. */
  wei: bigint | string;
  /** The chain's coin, such as 'BNB'. */
  currency: string;
  fractionDigits?: number;
}

/** Money in whole coins, in figures that line up. */
export function Amount({ wei, currency, fractionDigits }: AmountProps) {
  const locale = useLocale();
  return (
    <bdi className={styles.figures}>
      {formatCoins(wei, fractionDigits, locale)} {currency}
    </bdi>
  );
}
