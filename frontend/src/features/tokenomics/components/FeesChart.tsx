import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { useLocale } from '../../../i18n/use-locale';
import { useDirection } from '../../../i18n/use-direction';
import type { Tokenomics } from '../api';
import { recentMonths } from '../recent-months';
import { useMonth } from '../use-month';

const monthsShown = 6;
const barRadius: [number, number, number, number] = [14, 0, 0, 0];

/** A bar a month for the last half year, each with its amount. Loaded apart, as the charting library is large. */
export default function FeesChart({ history }: Pick<Tokenomics, 'history'>) {
  const monthName = useMonth();
  const isReversed = useDirection() === 'rtl';
  const locale = useLocale();
  const bars = recentMonths(history, monthsShown).map(({ month, amount, payments }) => ({
    month: monthName(month),
    height: Number(amount),
    label: payments > 0 ? Number(amount).toLocaleString(locale) : '',
  }));
  return (
    <ResponsiveContainer>
      <BarChart data={bars} accessibilityLayer={false} margin={{ top: 28 }}>
        <XAxis
          dataKey="month"
          reversed={isReversed}
          tickLine={false}
          minTickGap={16}
          axisLine={{ stroke: 'var(--color-ink)' }}
          tick={{ fill: 'var(--color-muted)' }}
        />
        <YAxis hide domain={[0, 'dataMax']} />
        <Bar
          dataKey="height"
          fill="var(--color-saffron)"
          radius={barRadius}
          maxBarSize={72}
          isAnimationActive={false}
        >
          <LabelList dataKey="label" position="top" fill="var(--color-ink)" />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
