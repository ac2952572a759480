import { useTranslation } from 'react-i18next';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import { type AdminParticipant, useSetParticipantActiveMutation } from '../api';

/** Gives a participant's place free, or a place to them again, and tells when that was not possible. */
export function useSetParticipantActive() {
  const { t } = useTranslation('admin');
  const serverMessage = useServerMessage();
  const [setActive, { isLoading }] = useSetParticipantActiveMutation();
  const change = async ({ id, isActive }: AdminParticipant) => {
    try {
      await setActive({ id, setParticipantActive: { isActive: !isActive } }).unwrap();
    } catch (failure) {
      toast({
        kind: 'error',
        title: t('participants.failed.title'),
        text: serverMessage(failure, t('participants.failed.text')),
      });
    }
  };
  return { change, isBusy: isLoading };
}
