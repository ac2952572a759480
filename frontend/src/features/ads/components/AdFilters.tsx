import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../../../ui/forms/ChoiceRow';
import { SearchField } from '../../../ui/forms/SearchField';
import { categories, filterStatuses, type AdFilter } from '../ad-filter';
import styles from './AdFilters.module.css';

interface AdFiltersProps {
  filter: AdFilter;
  onChange: (change: Partial<AdFilter>) => void;
}

export function AdFilters({ filter, onChange }: AdFiltersProps) {
  const { t } = useTranslation(['ads', 'common']);
  const all = { value: 'all' as const, label: t('filters.all') };
  return (
    <div role="search" aria-label={t('filters.label')} className={styles.filters}>
      <SearchField label={t('filters.search')} value={filter.text} onChange={(text) => onChange({ text })} />
      <ChoiceRow
        label={t('filters.category')}
        choices={[all, ...categories.map((value) => ({ value, label: t(`common:category.${value}`) }))]}
        value={filter.category}
        onChange={(category) => onChange({ category })}
      />
      <ChoiceRow
        label={t('filters.status')}
        choices={[all, ...filterStatuses.map((value) => ({ value, label: t(`common:status.${value}`) }))]}
        value={filter.status}
        onChange={(status) => onChange({ status })}
      />
    </div>
  );
}
