import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../../../ui/forms/ChoiceRow';
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
      <label>
        {t('place')}
        <select
          value={slot ?? ''}
          onChange={(event) => onSlot((event.target.value || undefined) as Slot | undefined)}
        >
          <option value="">{t('allPlaces')}</option>
          {slots.map((each) => (
            <option key={each} value={each}>
              {t(`slots.${each}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
