import { useTranslation } from 'react-i18next';
import type { Tokenomics } from '../api';
import { useCoinName } from '../use-coin-name';
import { CoinSums } from './CoinSums';
import styles from './Tokenomics.module.css';

/** The sums of each coin by itself: what is paid in different coins cannot be added up. */
export function Sums({ tokenomics: { coins, transactionCount } }: { tokenomics: Tokenomics }) {
  const { t } = useTranslation('tokenomics');
  const nameOf = useCoinName();
  const [only, ...others] = coins;
  if (!only) return null;
  if (others.length === 0) {
    const transactions = { label: t('figures.transactions'), value: transactionCount };
    return (
      <div className={styles.figures}>
        <CoinSums coin={only} last={transactions} />
      </div>
    );
  }
  return (
    <div className={`${styles.figures} ${styles.coins}`}>
      {coins.map((coin) => (
        <section key={nameOf(coin)} aria-label={nameOf(coin)}>
          <h2 className={styles.coin}>{nameOf(coin)}</h2>
          <CoinSums coin={coin} last={{ label: t('figures.payments'), value: coin.payments }} />
        </section>
      ))}
      <p className={styles.muted}>{t('coins.apart', { count: transactionCount })}</p>
    </div>
  );
}
