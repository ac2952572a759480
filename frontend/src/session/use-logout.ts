import { useTranslation } from 'react-i18next';
import { toast } from '../ui/toast/toast';
import { useLogoutMutation } from './api';

/** Signs out and says how it went. */
export function useLogout(): () => Promise<void> {
  const { t } = useTranslation();
  const [logout] = useLogoutMutation();
  return async () => {
    const { error } = await logout();
    if (error) toast({ kind: 'error', title: t('logout.failed.title'), text: t('logout.failed.text') });
    else toast({ kind: 'success', title: t('logout.done.title'), text: t('logout.done.text') });
  };
}
