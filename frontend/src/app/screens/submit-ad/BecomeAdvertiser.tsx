import { useTranslation } from 'react-i18next';
import { useBecomeAdvertiserMutation } from '../../../session/api';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { serverMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';

/** For viewer accounts, which may watch and vote but not advertise until they say so. */
export function BecomeAdvertiser() {
  const { t } = useTranslation('submit');
  const [becomeAdvertiser, { isLoading }] = useBecomeAdvertiserMutation();
  const become = async () => {
    const { error } = await becomeAdvertiser();
    if (!error) return;
    toast({
      kind: 'error',
      title: t('viewer.failed.title'),
      text: serverMessage(error, t('viewer.failed.text')),
    });
  };
  return (
    <EmptyState
      text={t('viewer.text')}
      action={
        <Button loading={isLoading} onClick={() => void become()}>
          {t('viewer.action')}
        </Button>
      }
    />
  );
}
