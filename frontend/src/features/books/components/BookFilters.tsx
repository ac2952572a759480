import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetConfigQuery } from '../../../api/generated/config';
import { Button } from '../../../ui/button/Button';
import { Input } from '../../../ui/forms/Input';
import { Select } from '../../../ui/forms/Select';
import { useTyped } from '../../../ui/forms/use-typed';
import { bookKinds, isAddress, isAdId, noFilter, type BookFilter } from '../book-filter';
import styles from './BookFilters.module.css';

/** Shows at once what is typed; the address, which holds the filter, follows. */
function FilterInput({ value, onChange, ...rest }: ComponentProps<typeof Input>) {
  const { shown, type } = useTyped(value, onChange);
  return <Input autoComplete="off" spellCheck={false} {...rest} value={shown} onChange={type} />;
}

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
      <Select
        label={t('filter.network')}
        value={filter.chain}
        choices={[all, ...networks.map(({ chainId, name }) => ({ value: String(chainId), label: name }))]}
        onChange={set('chain')}
      />
      <Select
        label={t('filter.kind')}
        value={filter.kind}
        choices={[all, ...bookKinds.map((value) => ({ value, label: t(`kind.${value}`) }))]}
        onChange={set('kind')}
      />
      <FilterInput
        label={t('filter.ad')}
        value={filter.ad}
        inputMode="numeric"
        fault={filter.ad === '' || isAdId(filter.ad) ? null : t('filter.adFault')}
        onChange={set('ad')}
      />
      <FilterInput
        label={t('filter.account')}
        value={filter.account}
        placeholder="0x…"
        dir="ltr"
        fault={filter.account === '' || isAddress(filter.account) ? null : t('filter.accountFault')}
        onChange={set('account')}
      />
      <FilterInput label={t('filter.from')} value={filter.from} type="date" onChange={set('from')} />
      <FilterInput label={t('filter.to')} value={filter.to} type="date" onChange={set('to')} />
      {isFiltered && (
        <Button kind="quiet" small className={styles.clear} onClick={() => onChange(noFilter)}>
          {t('entries.all')}
        </Button>
      )}
    </div>
  );
}
