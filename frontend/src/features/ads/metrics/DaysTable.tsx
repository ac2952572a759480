import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { formatDate, formatNumber } from '../../../i18n/format';
import styles from './AdMetrics.module.css';
import type { Counts } from './metrics-sums';

/** The chart in figures, for whoever wants them or cannot see it; the newest day first. */
export function DaysTable({ days }: { days: readonly (Counts & { day: string })[] }) {
  const { t } = useTranslation('metrics');
  const locale = useLocale();
  const date = (day: string) => formatDate(locale, new Date(day), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <details className={styles.days}>
      <summary>{t('table')}</summary>
      <table aria-label={t('table')}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('figures.served.label')}</th>
            <th scope="col">{t('figures.viewable.label')}</th>
            <th scope="col">{t('figures.clicks.label')}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, served, viewable, clicks }) => (
            <tr key={day}>
              <th scope="row">{date(day)}</th>
              <td>{formatNumber(locale, served)}</td>
              <td>{formatNumber(locale, viewable)}</td>
              <td>{formatNumber(locale, clicks)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
