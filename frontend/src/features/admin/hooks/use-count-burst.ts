import { useTranslation } from 'react-i18next';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import { useCountBurstMutation, type Burst, type BurstKind, type BurstSide } from '../votes-api';

/** Leaves bursts uncounted or counts them again, and says how it went. */
export function useCountBurst(kind: BurstKind, by: BurstSide) {
  const { t } = useTranslation('admin');
  const serverMessage = useServerMessage();
  const [countBurst, { isLoading: isBusy }] = useCountBurstMutation();

  /** @returns whether it went through */
  const count = async (burst: Burst, counted: boolean, reason?: string): Promise<boolean> => {
    const { participantId, hour, key } = burst;
    const { error } = await countBurst({
      countBurst: { kind, by, participantId, hour, key, counted, reason },
    });
    if (error) {
      const text = serverMessage(error, t('votes.failed.text'));
      toast({ kind: 'error', title: t('votes.failed.title'), text });
      return false;
    }
    const title = t(counted ? 'votes.counted.title' : 'votes.left.title');
    toast({ kind: 'success', title, text: t('votes.hourly.changed') });
    return true;
  };

  return { count, isBusy };
}
