import { Pie, PieChart, ResponsiveContainer, type PieLabelRenderProps } from 'recharts';
import { usePercent } from '../../../i18n/use-percent';
import type { Tokenomics } from '../api';
import { shares } from '../shares';

const radians = Math.PI / 180;

/** The percentage in the middle of its slice. */
function percentLabel({ cx, cy, midAngle = 0, innerRadius, outerRadius, payload }: PieLabelRenderProps) {
  const distance = (innerRadius + outerRadius) / 2;
  const { label, ink } = payload as { label: string; ink: string };
  return (
    <text
      x={cx + distance * Math.cos(midAngle * radians)}
      y={cy - distance * Math.sin(midAngle * radians)}
      fill={ink}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {label}
    </text>
  );
}

/** A ring drawn clockwise from the top, each share with its percentage. Loaded apart, as the charting library is large. */
export default function DistributionChart({ distribution }: Pick<Tokenomics, 'distribution'>) {
  const percentOf = usePercent();
  const slices = shares.map(({ key, color, ink }) => {
    const percent = distribution[key];
    return { key, percent, label: percentOf(percent), fill: color, ink };
  });
  return (
    <ResponsiveContainer>
      <PieChart accessibilityLayer={false}>
        <Pie
          data={slices}
          dataKey="percent"
          nameKey="key"
          innerRadius="52%"
          outerRadius="100%"
          startAngle={90}
          endAngle={-270}
          stroke="var(--color-paper)"
          strokeWidth={3}
          label={percentLabel}
          labelLine={false}
          rootTabIndex={-1}
          isAnimationActive={false}
        />
      </PieChart>
    </ResponsiveContainer>
  );
}
