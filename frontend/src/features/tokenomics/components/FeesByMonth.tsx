import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { formatDate, formatNumber } from '../../../i18n/format';
import { MonthColumns } from '../../../ui/charts/MonthColumns';
import type { CoinFigures } from '../api';
import { recentMonths, spanOf } from '../recent-months';
import { useCoins } from '../use-coins';

const monthsDrawn = 6;
/** Of a whole season. */
const mostDrawn = 12;
/** As many as the sums have (spec section 3). */
const maximumFractionDigits = 4;

interface FeesByMonthProps {
  coin: CoinFigures;
  /** The coin's, for those who listen. */
  name: string;
  /** Draws all months from the first payment on, up to a year, rather than half a year. */
  wholeSpan?: boolean;
}

/** Gives a function that writes a month such as '2026-11' in the language's way, 'Nov 2026' in English. */
function useMonth(): (month: string) => string {
  const locale = useLocale();
  return (month) =>
    formatDate(locale, new Date(`${month}-01`), { year: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** Fees month by month: drawn for those who look, as a table for those who listen. */
export function FeesByMonth({ coin: { currency, history }, name, wholeSpan }: FeesByMonthProps) {
  const { t } = useTranslation('tokenomics');
  const coins = useCoins(currency);
  const monthName = useMonth();
  const locale = useLocale();
  const drawn = wholeSpan ? Math.min(spanOf(history), mostDrawn) : monthsDrawn;
  const column = ({ month, amount, payments }: CoinFigures['history'][number]) => ({
    month,
    size: Number(amount),
    figure: payments > 0 ? formatNumber(locale, amount, { maximumFractionDigits }) : '',
  });
  return (
    <>
      <MonthColumns wide={drawn >= monthsDrawn} months={recentMonths(history, drawn).map(column)} />
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
