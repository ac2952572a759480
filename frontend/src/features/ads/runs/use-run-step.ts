import { useTranslation } from 'react-i18next';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import type { Ad } from '../api';
import {
  type CopyAd,
  useCopyAdMutation,
  usePauseAdMutation,
  useResumeAdMutation,
  useWithdrawAdMutation,
} from './api';
import type { RunAction } from './run-words';

/** Takes the steps of an ad's run; success is told once the server has agreed, and the ad as it is then handed back. */
export function useRunStep(id: number) {
  const { t } = useTranslation('runs');
  const serverMessage = useServerMessage();
  const [withdraw, withdrawing] = useWithdrawAdMutation();
  const [pause, pausing] = usePauseAdMutation();
  const [resume, resuming] = useResumeAdMutation();
  const [copy, copying] = useCopyAdMutation();

  const ask = (action: RunAction, copyAd: CopyAd) => {
    if (action === 'copy') return copy({ id, copyAd });
    return { withdraw, pause, resume }[action]({ id });
  };

  const take = async (action: RunAction, copyAd: CopyAd = {}): Promise<Ad | undefined> => {
    const { data, error } = await ask(action, copyAd);
    if (data) {
      toast({ kind: 'success', title: t(`done.${action}.title`), text: t(`done.${action}.text`) });
    } else {
      toast({ kind: 'error', title: t('failed.title'), text: serverMessage(error, t('failed.text')) });
    }
    return data;
  };

  const isBusy = [withdrawing, pausing, resuming, copying].some(({ isLoading }) => isLoading);
  return { take, isBusy };
}
