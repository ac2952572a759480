import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { usePercent } from '../../../i18n/use-percent';
import { formatNumber } from '../../../i18n/format';
import { Figures } from '../../../ui/facts/Figures';
import type { AdDay } from '../placements/api';
import { sumOf } from './metrics-sums';
import { rateOf, wilsonInterval } from './wilson';

interface MetricsFiguresProps {
  rows: readonly AdDay[];
  /** Absent where it is not known, as of a single place. */
  reach: number | undefined;
}

/** The sums, each with what it means; a rate comes with how sure it is. */
export function MetricsFigures({ rows, reach }: MetricsFiguresProps) {
  const { t } = useTranslation('metrics');
  const locale = useLocale();
  const percent = usePercent();
  const { served, viewable, clicks } = sumOf(rows);
  const number = (count: number) => formatNumber(locale, count);
  const rate = (part: number, whole: number) => {
    const known = rateOf(part, whole);
    return known === null ? '–' : percent(100 * known);
  };
  const [low, high] = wilsonInterval(clicks, viewable).map((part) => percent(100 * part));
  const figures = [
    { key: 'served', value: number(served) },
    { key: 'viewable', value: number(viewable) },
    { key: 'viewableRate', value: rate(viewable, served) },
    { key: 'clicks', value: number(clicks) },
    { key: 'clickRate', value: rate(clicks, viewable) },
    ...(reach === undefined ? [] : [{ key: 'reach', value: number(reach) } as const]),
  ] as const;
  return (
    <Figures
      figures={figures.map(({ key, value }) => ({
        label: t(`figures.${key}.label`),
        value,
        note:
          key === 'clickRate' && viewable + clicks > 0
            ? t('figures.clickRate.certainty', { low, high })
            : t(`figures.${key}.meaning`),
      }))}
    />
  );
}
