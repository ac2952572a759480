import { useTranslation } from 'react-i18next';
import type { User } from '../../../api/generated/auth';
import { useGetConfigQuery } from '../../../api/generated/config';
import { useSendConfirmationMutation } from '../identity-api';
import { Button } from '../../../ui/button/Button';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import styles from './EmailNotice.module.css';

/** Asks whoever has not confirmed their address to do so; nothing where the site sends no mail. */
export function EmailNotice({ user: { email, emailConfirmedAt } }: { user: User }) {
  const { t } = useTranslation('auth');
  const serverMessage = useServerMessage();
  const { data: config } = useGetConfigQuery();
  const [send, { isLoading }] = useSendConfirmationMutation();
  if (emailConfirmedAt !== null || !config?.sendsMail) return null;

  const sendAgain = async () => {
    const { error } = await send();
    if (error) {
      const text = serverMessage(error, t('email.notSent.text'));
      toast({ kind: 'error', title: t('email.notSent.title'), text });
    } else toast({ kind: 'success', title: t('email.sent.title'), text: t('email.sent.text', { email }) });
  };
  return (
    <div className={styles.notice}>
      <p>{t('email.unconfirmed')}</p>
      <Button small kind="secondary" loading={isLoading} onClick={() => void sendAgain()}>
        {t('email.sendAgain')}
      </Button>
    </div>
  );
}
