import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import type { Tokenomics } from '../api';
import { useCoins } from '../use-coins';
import { useMonth } from '../use-month';
import styles from './Tokenomics.module.css';

const FeesChart = lazy(() => import('./FeesChart'));

/** Fees month by month: drawn for those who look, as a table for those who listen. */
export function FeesByMonth({ history }: Pick<Tokenomics, 'history'>) {
  const { t } = useTranslation('tokenomics');
  const coins = useCoins();
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
          <caption>{t('history.title')}</caption>
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
