import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/Button';
import { useServerMessage } from '../../../../ui/feedback/problem-text';
import { toast } from '../../../../ui/toast/toast';
import { type OutboxMail, useRetryMailMutation } from '../../outbox-api';

/** Begins anew with a mail that was given up. */
export function SendAgain({ mail: { id, recipient } }: { mail: OutboxMail }) {
  const { t } = useTranslation('admin');
  const serverMessage = useServerMessage();
  const [retry, { isLoading }] = useRetryMailMutation();
  const sendAgain = async () => {
    const { error } = await retry({ id });
    if (error)
      toast({
        kind: 'error',
        title: t('outbox.failed.title'),
        text: serverMessage(error, t('outbox.failed.text')),
      });
    else toast({ kind: 'success', title: t('outbox.again.title'), text: t('outbox.again.text') });
  };
  return (
    <Button
      small
      kind="secondary"
      loading={isLoading}
      aria-label={t('outbox.retryOf', { recipient })}
      onClick={() => void sendAgain()}
    >
      {t('outbox.retry')}
    </Button>
  );
}
