import { useTranslation } from 'react-i18next';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import { useChangeWhitelistMutation } from '../api';

/**
 * Invites somebody or takes them off the list, and tells how it went; what others change meanwhile stays.
 * @param season whose list is shown; undefined while that is not known
 */
export function useChangeWhitelist(season: number | undefined) {
  const { t } = useTranslation('admin');
  const serverMessage = useServerMessage();
  const [changeWhitelist, { isLoading }] = useChangeWhitelistMutation();

  const change = async (changes: { add: string[] } | { remove: string[] }): Promise<boolean> => {
    const { error } = await changeWhitelist({
      changeWhitelist: { ...changes, ...(season !== undefined && { season }) },
    });
    if (error) {
      const text = serverMessage(error, t('settings.failed.text'));
      toast({ kind: 'error', title: t('settings.failed.title'), text });
    } else toast({ kind: 'success', title: t('settings.done.title'), text: t('settings.done.text') });
    return !error;
  };
  return { change, isChanging: isLoading };
}
