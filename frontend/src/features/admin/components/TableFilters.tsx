import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../../../ui/forms/ChoiceRow';
import { SearchField } from '../../../ui/forms/SearchField';
import type { AdminAd } from '../api';
import { paymentStatuses, statuses, type TableFilter } from '../filter-ads';
import styles from './TableFilters.module.css';

interface TableFiltersProps {
  ads: AdminAd[];
  filter: TableFilter;
  onChange: (change: Partial<TableFilter>) => void;
}

/** Narrows the table; the statuses also tell how many ads have them. */
export function TableFilters({ ads, filter, onChange }: TableFiltersProps) {
  const { t } = useTranslation(['admin', 'common', 'payments']);
  const countOf = (status: AdminAd['status']) => ads.filter((ad) => ad.status === status).length;
  const withCount = (label: string, count: number) => t('filters.withCount', { label, count });
  return (
    <search aria-label={t('filters.label')} className={styles.filters}>
      <SearchField label={t('filters.search')} value={filter.text} onChange={(text) => onChange({ text })} />
      <ChoiceRow
        label={t('table.status')}
        choices={[
          { value: 'all', label: withCount(t('filters.all'), ads.length) },
          ...statuses.map((value) => ({
            value,
            label: withCount(t(`common:status.${value}`), countOf(value)),
          })),
        ]}
        value={filter.status}
        onChange={(status) => onChange({ status })}
      />
      <label className={styles.payment}>
        <span className={styles.label}>{t('table.payment')}</span>
        <Select<TableFilter['payment']>
          value={filter.payment}
          options={[
            { value: 'all', label: t('filters.all') },
            ...paymentStatuses.map((value) => ({ value, label: t(`payments:status.${value}`) })),
          ]}
          onChange={(payment) => onChange({ payment })}
        />
      </label>
    </search>
  );
}
