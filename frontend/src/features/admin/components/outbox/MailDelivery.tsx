import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLongTime } from '../../../../i18n/use-long-time';
import { Tag, type Tone } from '../../../../ui/status/Tag';
import { failureOf } from '../../mail-failure';
import type { MailState, OutboxMail } from '../../outbox-api';
import styles from './Outbox.module.css';
import { SendAgain } from './SendAgain';

const tones: Record<MailState, Tone> = { waiting: 'warning', sent: 'success', failed: 'danger' };

/** What became of a mail, why it did not arrive, and what happens next or can be done. */
export function MailDelivery({ mail }: { mail: OutboxMail }) {
  const { t } = useTranslation('admin');
  const longTime = useLongTime();
  const { state, sentAt, nextTryAt, attempts, failure, isRepeatable } = mail;
  return (
    <div className={styles.state}>
      <Tag tone={tones[state]}>{t(`outbox.states.${state}`)}</Tag>
      {sentAt && <p className={styles.note}>{longTime(sentAt)}</p>}
      {failure && <p>{t(`outbox.failure.${failureOf(failure)}`, { code: failure })}</p>}
      {attempts > 0 && state !== 'sent' && (
        <p className={styles.note}>{t('outbox.attempts', { count: attempts })}</p>
      )}
      {nextTryAt && <p className={styles.note}>{t('outbox.nextTry', { time: longTime(nextTryAt) })}</p>}
      {isRepeatable && <SendAgain mail={mail} />}
      {state === 'failed' && !isRepeatable && <ForgottenLink mail={mail} />}
    </div>
  );
}

/** Who may make the link of such a mail anew, as it was not kept. */
function ForgottenLink({ mail: { kind } }: { mail: OutboxMail }) {
  const { t } = useTranslation('admin');
  const isHandedOver = kind === 'invitation' || kind === 'reset_password';
  return (
    <p className={styles.note}>
      {t(isHandedOver ? 'outbox.forgotten.handOver' : 'outbox.forgotten.theirs')}{' '}
      {isHandedOver && <Link to="?tab=settings">{t('outbox.forgotten.make')}</Link>}
    </p>
  );
}
