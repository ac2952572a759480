import type { TableProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { useLongDate } from '../../../i18n/use-long-date';
import { useSession } from '../../../session/use-session';
import { Tag } from '../../../ui/status/Tag';
import styles from '../../../ui/table/Table.module.css';
import type { Account } from '../accounts-api';
import { AccountActions } from '../components/accounts/AccountActions';
import accounts from '../components/accounts/Accounts.module.css';
import type { AccountChanges } from './use-account-changes';

type Columns = NonNullable<TableProps<Account>['columns']>;

/** Whether an account may sign in; if not, since when and why. */
function AccountState({ account }: { account: Account }) {
  const { t } = useTranslation('admin');
  const longDate = useLongDate();
  const { state, suspendedAt, suspensionReason } = account;
  return (
    <div className={accounts.standing}>
      <Tag tone={state === 'suspended' ? 'danger' : 'success'}>{t(`accounts.states.${state}`)}</Tag>
      {suspendedAt && <p className={accounts.note}>{longDate(suspendedAt)}</p>}
      {suspensionReason && (
        <p className={accounts.reason}>
          <bdi>{suspensionReason}</bdi>
        </p>
      )}
    </div>
  );
}

/** Who it is, how they sign in, and what may be done; where the screen is narrow all but the last stands under the name. */
export function useAccountColumns(changes: AccountChanges, onSuspend: (account: Account) => void): Columns {
  const { t } = useTranslation(['admin', 'common']);
  const longDate = useLongDate();
  const locale = useLocale();
  const { user } = useSession();
  const lastSignIn = ({ lastSignInAt }: Account) =>
    lastSignInAt === null ? t('accounts.unknown') : longDate(lastSignInAt);
  const factor = ({ secondFactor }: Account) => t(secondFactor ? 'accounts.on' : 'accounts.off');
  const labelled = (label: string, value: string) => (
    <div>
      {t('common:labelled', { label })}
      {value}
    </div>
  );
  return [
    { title: t('table.id'), dataIndex: 'id', responsive: ['lg'] },
    {
      title: t('accounts.account'),
      render: (_, account) => (
        <div className={accounts.name}>
          <bdi>{account.username}</bdi>
          <div className={accounts.note}>
            <bdi>{account.email}</bdi>
          </div>
          <div className={styles.narrow}>
            {t(`audit.value.${account.role}`)}
            {labelled(t('accounts.sessions'), account.sessions.toLocaleString(locale))}
            {labelled(t('accounts.secondFactor'), factor(account))}
            {labelled(t('accounts.lastSignIn'), lastSignIn(account))}
            <AccountState account={account} />
          </div>
        </div>
      ),
    },
    { title: t('accounts.role'), render: (_, { role }) => t(`audit.value.${role}`), responsive: ['md'] },
    {
      title: t('table.status'),
      render: (_, account) => <AccountState account={account} />,
      responsive: ['md'],
    },
    {
      title: t('accounts.sessions'),
      render: (_, { sessions }) => sessions.toLocaleString(locale),
      responsive: ['md'],
    },
    { title: t('accounts.secondFactor'), render: (_, account) => factor(account), responsive: ['md'] },
    { title: t('accounts.lastSignIn'), render: (_, account) => lastSignIn(account), responsive: ['md'] },
    { title: t('accounts.created'), render: (_, { createdAt }) => longDate(createdAt), responsive: ['lg'] },
    {
      title: t('table.decision'),
      render: (_, account) =>
        account.id === user?.id ? (
          t('accounts.own')
        ) : (
          <AccountActions account={account} changes={changes} onSuspend={onSuspend} />
        ),
    },
  ];
}
