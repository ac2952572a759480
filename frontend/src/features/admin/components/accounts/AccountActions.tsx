import { Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/Button';
import type { Account } from '../../accounts-api';
import type { AccountChanges } from '../../hooks/use-account-changes';
import styles from './Accounts.module.css';

interface AccountActionsProps {
  account: Account;
  changes: AccountChanges;
  onSuspend: (account: Account) => void;
}

/** What an administrator may do about somebody else's account. */
export function AccountActions({ account, changes, onSuspend }: AccountActionsProps) {
  const { t } = useTranslation('admin');
  const { username, sessions, state } = account;
  const { isBusy } = changes;
  return (
    <div className={styles.actions}>
      {sessions > 0 && (
        <Popconfirm
          title={t('accounts.confirmEnd', { username })}
          okText={t('accounts.end')}
          cancelText={t('cancel')}
          onConfirm={() => changes.endSessions(account)}
        >
          <Button small kind="secondary" loading={isBusy} aria-label={t('accounts.endOf', { username })}>
            {t('accounts.end')}
          </Button>
        </Popconfirm>
      )}
      {state === 'suspended' ? (
        <Popconfirm
          title={t('accounts.confirmRestore', { username })}
          okText={t('accounts.restore')}
          cancelText={t('cancel')}
          onConfirm={() => changes.restore(account)}
        >
          <Button small kind="secondary" loading={isBusy} aria-label={t('accounts.restoreOf', { username })}>
            {t('accounts.restore')}
          </Button>
        </Popconfirm>
      ) : (
        <Button
          small
          kind="secondary"
          loading={isBusy}
          aria-label={t('accounts.suspendOf', { username })}
          onClick={() => onSuspend(account)}
        >
          {t('accounts.suspend')}
        </Button>
      )}
    </div>
  );
}
