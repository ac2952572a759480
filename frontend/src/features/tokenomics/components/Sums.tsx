import { useTranslation } from 'react-i18next';
import { Figures } from '../../../ui/facts/Figures';
import type { CoinFigures, Tokenomics } from '../api';
import { useCoinName } from '../use-coin-name';
import { useCoins } from '../use-coins';
import styles from './Tokenomics.module.css';

/** What came in in one coin, and the founder's share of it; `last` is a count beside these sums. */
function CoinSums({ coin, last }: { coin: CoinFigures; last: { label: string; value: number } }) {
  const { t } = useTranslation('tokenomics');
  const coins = useCoins(coin.currency);
  return (
    <Figures
      figures={[
        { label: t('figures.fees'), value: coins(coin.totalFeesCollected) },
        { label: t('figures.founder'), value: coins(coin.founderProfit) },
        last,
      ]}
    />
  );
}

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
