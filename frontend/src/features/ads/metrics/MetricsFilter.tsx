import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../../../ui/forms/ChoiceRow';
import { Select } from '../../../ui/forms/Select';
import { type Slot, slots } from '../placements/slots';
import styles from './AdMetrics.module.css';

const PERIODS = ['7', '30', '90', '365'] as const;

interface MetricsFilterProps {
  /** How many days back, today's included. */
  days: number;
  slot: Slot | undefined;
  onDays: (days: number) => void;
  onSlot: (slot: Slot | undefined) => void;
}

/** Chooses the days and the place that figures are of. */
export function MetricsFilter({ days, slot, onDays, onSlot }: MetricsFilterProps) {
  const { t } = useTranslation('metrics');
  return (
    <div className={styles.filter}>
      <ChoiceRow
        label={t('period')}
        choices={PERIODS.map((value) => ({ value, label: t('days', { count: Number(value) }) }))}
        value={`${days}`}
        onChange={(value) => onDays(Number(value))}
      />
      <Select
        label={t('place')}
        value={slot ?? ''}
        choices={[
          { value: '', label: t('allPlaces') },
          ...slots.map((value) => ({ value, label: t(`slots.${value}`) })),
        ]}
        className={styles.place}
        onChange={(value) => onSlot((value || undefined) as Slot | undefined)}
      />
    </div>
  );
}
