import { useTranslation } from 'react-i18next';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import {
  type Account,
  useEndUserSessionsMutation,
  useRestoreUserMutation,
  useSuspendUserMutation,
} from '../accounts-api';

type Change = 'suspended' | 'restored' | 'ended';

export type AccountChanges = ReturnType<typeof useAccountChanges>;

/** Suspends and restores accounts and ends their sessions, and tells what became of it. Each is true where it was done. */
export function useAccountChanges() {
  const { t } = useTranslation('admin');
  const serverMessage = useServerMessage();
  const [suspendUser, suspending] = useSuspendUserMutation();
  const [restoreUser, restoring] = useRestoreUserMutation();
  const [endUserSessions, ending] = useEndUserSessionsMutation();

  const tell = (change: Change, { username }: Account, error: unknown): boolean => {
    if (error)
      toast({
        kind: 'error',
        title: t('accounts.failed.title'),
        text: serverMessage(error, t('accounts.failed.text')),
      });
    else
      toast({
        kind: 'success',
        title: t(`accounts.${change}.title`),
        text: t(`accounts.${change}.text`, { username }),
      });
    return !error;
  };

  return {
    suspend: async (account: Account, reason: string) => {
      const { error } = await suspendUser({ id: account.id, suspendUser: { reason } });
      return tell('suspended', account, error);
    },
    restore: async (account: Account) => {
      const { error } = await restoreUser({ id: account.id });
      return tell('restored', account, error);
    },
    endSessions: async (account: Account) => {
      const { error } = await endUserSessions({ id: account.id });
      return tell('ended', account, error);
    },
    isBusy: suspending.isLoading || restoring.isLoading || ending.isLoading,
  };
}
