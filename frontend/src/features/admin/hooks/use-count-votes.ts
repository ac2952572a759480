import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import { useCountVoteMutation, type AdminVote } from '../votes-api';

/** Leaves votes uncounted or counts them again, one after the other, and says how it went. */
export function useCountVotes() {
  const { t } = useTranslation('admin');
  const serverMessage = useServerMessage();
  const [countVote] = useCountVoteMutation();
  const [isBusy, setIsBusy] = useState(false);

  /** @returns whether all went through; it ends at the first that did not */
  const count = async (votes: AdminVote[], counted: boolean, reason?: string): Promise<boolean> => {
    setIsBusy(true);
    for (const { id } of votes) {
      // One at a time: they change the same totals.
      const { error } = await countVote({ id, countVote: { counted, reason } });
      if (error) {
        setIsBusy(false);
        toast({
          kind: 'error',
          title: t('votes.failed.title'),
          text: serverMessage(error, t('votes.failed.text')),
        });
        return false;
      }
    }
    setIsBusy(false);
    const which = counted ? 'votes.counted' : 'votes.left';
    toast({ kind: 'success', title: t(`${which}.title`), text: t(`${which}.text`) });
    return true;
  };

  return { count, isBusy };
}
