import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../../../../ui/forms/ChoiceRow';
import { ListSearch } from '../../../../ui/table/ListSearch';
import { accountRoles, accountStates, type AccountsView } from '../../hooks/use-accounts-view';
import styles from './Accounts.module.css';

/** Narrows the accounts by words, role and state. */
export function AccountsFilters({ view }: { view: AccountsView }) {
  const { t } = useTranslation('admin');
  const all = { value: 'all' as const, label: t('filters.all') };
  return (
    <search aria-label={t('accounts.filters')} className={styles.filters}>
      <ListSearch label={t('accounts.search')} view={view} />
      <ChoiceRow
        label={t('accounts.role')}
        choices={[all, ...accountRoles.map((value) => ({ value, label: t(`audit.value.${value}`) }))]}
        value={view.filter.role}
        onChange={(role) => view.change({ role })}
      />
      <ChoiceRow
        label={t('table.status')}
        choices={[all, ...accountStates.map((value) => ({ value, label: t(`accounts.states.${value}`) }))]}
        value={view.filter.state}
        onChange={(state) => view.change({ state })}
      />
    </search>
  );
}
