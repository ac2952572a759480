import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { writeNumber } from '../../../i18n/written';
import { MonthColumns } from '../../../ui/charts/MonthColumns';
import type { CoinFigures } from '../api';
import { recentMonths } from '../recent-months';
import { useCoins } from '../use-coins';
import { useMonth } from '../use-month';

const monthsDrawn = 6;
/** As many as the sums have (spec section 3). */
const maximumFractionDigits = 4;

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
  const locale = useLocale();
  const column = ({ month, amount, payments }: CoinFigures['history'][number]) => ({
    month,
    size: Number(amount),
    figure: payments > 0 ? writeNumber(locale, amount, { maximumFractionDigits }) : '',
  });
  return (
    <>
      <MonthColumns wide months={recentMonths(history, monthsDrawn).map(column)} />
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
