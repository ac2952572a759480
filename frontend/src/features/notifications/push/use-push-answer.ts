import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/toast/toast';
import type { PushAnswer } from './use-push';

/** Says how it went to turn push on or off; who has just refused it knows. */
export function usePushAnswer(): (answer: PushAnswer) => void {
  const { t } = useTranslation('notifications');
  return (answer) => {
    if (answer === 'failed')
      toast({ kind: 'error', title: t('told.failed.title'), text: t('told.push.failed') });
    if (answer === 'done') toast({ kind: 'success', title: t('told.title'), text: t('told.saved') });
  };
}
