import { useTranslation } from 'react-i18next';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import { useFollowParticipantMutation, useUnfollowParticipantMutation } from '../api';

/** Begins or ends to follow a participant. A failure is told in a toast. */
export function useFollow(participantId: number) {
  const { t } = useTranslation();
  const serverMessage = useServerMessage();
  const [follow, following] = useFollowParticipantMutation();
  const [unfollow, unfollowing] = useUnfollowParticipantMutation();
  const change = async (follows: boolean) => {
    const { error } = await (follows ? follow : unfollow)({ id: participantId });
    if (!error) return;
    toast({
      kind: 'error',
      title: t('follow.failed.title'),
      text: serverMessage(error, t('follow.failed.text')),
    });
  };
  return { change, isChanging: following.isLoading || unfollowing.isLoading };
}
