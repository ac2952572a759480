import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import type { CoinFigures } from '../api';
import { useCoins } from '../use-coins';
import { useMonth } from '../use-month';
import styles from './Tokenomics.module.css';

const FeesChart = lazy(() => import('./FeesChart'));

interface FeesByMonthProps {
  coin: CoinFigures;
  /** The coin's, for those who listen. */
  name: string;
}

/** Fees month by month: drawn for those who look, as a table for those who listen. */
export function FeesByMonth({ coin: { currency, history }, name }: FeesByMonthProps) {
  const { t } = useTranslation('tokenomics');
  const coins = useCoins(currency);
  const monthName = useMonth();
  return (
    <>
      <div aria-hidden="true" className={styles.feesChart}>
        <Suspense fallback={<Skeleton height="100%" />}>
          <FeesChart history={history} />
        </Suspense>
      </div>
      <div className="visually-hidden">
        <table>
          <caption>{t('history.table', { currency: name })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('history.month')}</th>
              <th scope="col">{t('history.payments')}</th>
              <th scope="col">{t('figures.fees')}</th>
            </tr>
          </thead>
          <tbody>
            {history.map(({ month, payments, amount }) => (
              <tr key={month}>
                <th scope="row">{monthName(month)}</th>
                <td>{payments}</td>
                <td>{coins(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
