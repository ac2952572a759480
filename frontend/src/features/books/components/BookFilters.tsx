import { useTranslation } from 'react-i18next';
import { useGetConfigQuery } from '../../../api/generated/config';
import { Button } from '../../../ui/button/Button';
import { bookKinds, isAddress, isAdId, noFilter, type BookFilter } from '../book-filter';
import styles from './BookFilters.module.css';
import { FilterChoice, FilterField } from './FilterField';

interface BookFiltersProps {
  filter: BookFilter;
  onChange: (change: Partial<BookFilter>) => void;
}

/** Narrows the books down; what is chosen stands in the address. */
export function BookFilters({ filter, onChange }: BookFiltersProps) {
  const { t } = useTranslation('books');
  const { data: config } = useGetConfigQuery();
  const networks = config?.chains.filter(({ splitter, badge }) => splitter !== null || badge !== null) ?? [];
  const all = { value: '', label: t('filter.all') };
  const isFiltered = Object.keys(noFilter).some((name) => filter[name as keyof BookFilter] !== '');
  const set = (name: keyof BookFilter) => (value: string) => onChange({ [name]: value });
  return (
    <div role="search" aria-label={t('filter.label')} className={styles.filters}>
      <FilterChoice
        label={t('filter.network')}
        value={filter.chain}
        choices={[all, ...networks.map(({ chainId, name }) => ({ value: String(chainId), label: name }))]}
        onChange={set('chain')}
      />
      <FilterChoice
        label={t('filter.kind')}
        value={filter.kind}
        choices={[all, ...bookKinds.map((value) => ({ value, label: t(`kind.${value}`) }))]}
        onChange={set('kind')}
      />
      <FilterField
        label={t('filter.ad')}
        value={filter.ad}
        inputMode="numeric"
        fault={filter.ad === '' || isAdId(filter.ad) ? null : t('filter.adFault')}
        onChange={set('ad')}
      />
      <FilterField
        label={t('filter.account')}
        value={filter.account}
        placeholder="0x…"
        dir="ltr"
        fault={filter.account === '' || isAddress(filter.account) ? null : t('filter.accountFault')}
        onChange={set('account')}
      />
      <FilterField label={t('filter.from')} value={filter.from} type="date" onChange={set('from')} />
      <FilterField label={t('filter.to')} value={filter.to} type="date" onChange={set('to')} />
      {isFiltered && (
        <Button kind="quiet" small className={styles.clear} onClick={() => onChange(noFilter)}>
          {t('entries.all')}
        </Button>
      )}
    </div>
  );
}
