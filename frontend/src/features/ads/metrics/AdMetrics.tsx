import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatchUp } from '../../../events/use-seen';
import { usePollingWhileSeen } from '../../../events/use-polling-while-seen';
import { DayColumns } from '../../../ui/charts/DayColumns';
import { Loaded } from '../../../ui/feedback/Loaded';
import { Section } from '../../../ui/layout/Section';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useFindAdMetricsQuery, type AdMetricsData } from '../placements/api';
import type { Slot } from '../placements/slots';
import { dayAhead } from '../utc-day';
import styles from './AdMetrics.module.css';
import { DaysTable } from './DaysTable';
import { LeftOut } from './LeftOut';
import { MetricsFilter } from './MetricsFilter';
import { MetricsFigures } from './MetricsFigures';
import { type Counts, countsByDay } from './metrics-sums';

/** What happens now is here within ten seconds: it is written within one, asked for within these (ms), and a slow phone has the rest. */
const POLL_MS = 5_000;

/** How an ad did, for its owner and the moderators: day by day, with what every figure means beside it. */
export default function AdMetrics({ adId }: { adId: number }) {
  const { t } = useTranslation('metrics');
  const [days, setDays] = useState(30);
  const [slot, setSlot] = useState<Slot>();
  // Up to the server's today: the reader's clock may be a day behind.
  const query = useFindAdMetricsQuery(
    { id: adId, from: dayAhead(1 - days) },
    { pollingInterval: usePollingWhileSeen(POLL_MS) },
  );
  useCatchUp(query.refetch);
  return (
    <div className={styles.wide}>
      <Section title={t('title')}>
        <MetricsFilter days={days} slot={slot} onDays={setDays} onSlot={setSlot} />
        <Loaded query={query} skeleton={<Skeleton height="20rem" />}>
          {(metrics) => <Metrics metrics={metrics} slot={slot} />}
        </Loaded>
      </Section>
    </div>
  );
}

function Metrics({ metrics, slot }: { metrics: AdMetricsData; slot: Slot | undefined }) {
  const { t } = useTranslation('metrics');
  const rows = slot ? metrics.days.filter((row) => row.slot === slot) : metrics.days;
  const byDay = countsByDay(rows, metrics);
  const csv = `/api/ads/${metrics.adId}/metrics.csv?from=${metrics.from}&to=${metrics.to}`;
  return (
    <div className={styles.metrics}>
      <MetricsFigures rows={rows} reach={slot ? undefined : metrics.sums.reach} />
      <DayColumns days={byDay.map(columnOf)} />
      <p className={styles.note}>{t('chart')}</p>
      <DaysTable days={byDay} />
      <LeftOut rows={rows} />
      <p className={styles.note}>
        {t('live')}{' '}
        <a href={csv} download>
          {t('download')}
        </a>
      </p>
    </div>
  );
}

/** As high as what is known to have come: an ad may count as seen where a crash lost that it was handed out. */
const columnOf = ({ day, served, viewable }: Counts & { day: string }) => ({
  day,
  size: Math.max(served, viewable),
  solid: viewable,
});
