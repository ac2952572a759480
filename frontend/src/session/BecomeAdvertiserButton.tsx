import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/Button';
import type { ButtonLook } from '../ui/button/button-class';
import { useServerMessage } from '../ui/feedback/problem-text';
import { toast } from '../ui/toast/toast';
import { useBecomeAdvertiserMutation } from './api';

/** Turns the signed-in viewer's account into one that may place ads and take part; a failure is told in a toast. */
export function BecomeAdvertiserButton({ kind }: Pick<ButtonLook, 'kind'>) {
  const { t } = useTranslation('auth');
  const serverMessage = useServerMessage();
  const [becomeAdvertiser, { isLoading }] = useBecomeAdvertiserMutation();
  const become = async () => {
    const { error } = await becomeAdvertiser();
    if (!error) return;
    toast({
      kind: 'error',
      title: t('becomeAdvertiser.failed.title'),
      text: serverMessage(error, t('becomeAdvertiser.failed.text')),
    });
  };
  return (
    <Button kind={kind} loading={isLoading} onClick={() => void become()}>
      {t('becomeAdvertiser.action')}
    </Button>
  );
}
