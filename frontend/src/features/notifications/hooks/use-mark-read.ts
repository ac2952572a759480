import { useTranslation } from 'react-i18next';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import { useReadNotificationsMutation } from '../api';

/** Marks all up to the newest that is shown as read; what came meanwhile stays new. A failure is told in a toast. */
export function useMarkRead() {
  const { t } = useTranslation('notifications');
  const serverMessage = useServerMessage();
  const [read, { isLoading }] = useReadNotificationsMutation();
  const markRead = async (upTo: number) => {
    const { error } = await read({ readNotifications: { upTo } });
    if (error)
      toast({
        kind: 'error',
        title: t('markFailed.title'),
        text: serverMessage(error, t('markFailed.text')),
      });
  };
  return { markRead, isMarking: isLoading };
}
