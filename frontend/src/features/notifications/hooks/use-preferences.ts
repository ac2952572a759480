import { useTranslation } from 'react-i18next';
import type { ChooseNotificationPreferences } from '../../../api/generated/notifications';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import { useChooseNotificationPreferencesMutation, useGetNotificationPreferencesQuery } from '../api';

/** What the account is told of by itself, and how that is changed; what is being saved is shown as chosen, and what failed goes back. */
export function usePreferences() {
  const { t } = useTranslation('notifications');
  const serverMessage = useServerMessage();
  const query = useGetNotificationPreferencesQuery();
  const [save, { isLoading, originalArgs }] = useChooseNotificationPreferencesMutation();
  const choose = async (chooseNotificationPreferences: ChooseNotificationPreferences): Promise<boolean> => {
    const { error } = await save({ chooseNotificationPreferences });
    if (error)
      toast({
        kind: 'error',
        title: t('told.failed.title'),
        text: serverMessage(error, t('told.failed.text')),
      });
    else toast({ kind: 'success', title: t('told.title'), text: t('told.saved') });
    return !error;
  };
  const chosen = isLoading ? originalArgs?.chooseNotificationPreferences : undefined;
  return { query, preferences: query.data && { ...query.data, ...chosen }, choose };
}
