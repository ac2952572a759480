import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../../../ui/table/ListTable';
import { type Account, useAccountPageQuery } from '../../accounts-api';
import { useAccountChanges } from '../../hooks/use-account-changes';
import { useAccountColumns } from '../../hooks/use-account-columns';
import { useAccountsView } from '../../hooks/use-accounts-view';
import dialog from '../Dialog.module.css';
import { ReasonDialog } from '../ReasonDialog';
import { AccountsFilters } from './AccountsFilters';

/** The console's Accounts tab: who has one, who is signed in, and keeping somebody out. */
export default function AccountsTab() {
  const { t } = useTranslation('admin');
  const view = useAccountsView();
  const query = useAccountPageQuery(view.wanted, { refetchOnMountOrArgChange: true });
  const changes = useAccountChanges();
  const [asked, setAsked] = useState<Account | null>(null);
  const columns = useAccountColumns(changes, setAsked);
  const suspend = async (account: Account, reason: string) => {
    if (await changes.suspend(account, reason)) setAsked(null);
  };
  return (
    <>
      <AccountsFilters view={view} />
      <ListTable
        view={view}
        query={query}
        columns={columns}
        empty={t(view.isNarrowed ? 'accounts.noneFound' : 'accounts.empty')}
      />
      {asked && (
        <ReasonDialog
          title={t('accounts.suspending.title', { username: asked.username })}
          note={<p className={dialog.note}>{t('accounts.suspending.note')}</p>}
          label={t('accounts.suspending.reason')}
          required={t('accounts.suspending.required')}
          confirm={t('accounts.suspend')}
          isBusy={changes.isBusy}
          onConfirm={(reason) => void suspend(asked, reason)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
