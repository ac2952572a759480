import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { reportLimits } from '../../limits';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/Dialog';
import styles from '../dialog/DialogForm.module.css';
import { ServerMessage } from '../feedback/ServerMessage';
import { fits, TextArea } from '../forms/TextArea';
import { useDraft } from '../forms/use-draft';
import type { ReportClosing } from './ReportButton';

interface ReportFormProps extends ReportClosing {
  what: 'ad' | 'comment';
  /** Under which what is typed is kept; names the account. */
  draftKey: string;
  /** Sends the report with its reason, or without one. */
  send: (reason: string | null) => Promise<{ error?: unknown }>;
  isSending: boolean;
  /** Why it could not be sent. */
  error: unknown;
}

/** The dialog that asks what is wrong with something; no answer is needed. */
export function ReportForm({ what, draftKey, send, isSending, error, onReported, onClose }: ReportFormProps) {
  const { t } = useTranslation('reporting');
  const { draft, save, discard } = useDraft<string>(draftKey);
  const reason = draft ?? '';
  const { max } = reportLimits.reason;

  const report = async () => {
    if (isSending || !fits(reason, max)) return;
    if ((await send(reason.trim() || null)).error) return;
    discard();
    onReported();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void report();
  };

  return (
    <Dialog title={t(`${what}.title`)} isBusy={isSending} onClose={onClose}>
      <form className={styles.content} onSubmit={submit}>
        <p>{t(`${what}.text`)}</p>
        <TextArea label={t('reason')} value={reason} onChange={save} max={max} disabled={isSending} />
        <div role="alert" className={styles.failure}>
          {Boolean(error) && (
            <p>
              <ServerMessage error={error} fallback={t('failed')} />
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <Button type="submit" kind="danger" loading={isSending}>
            {t('send')}
          </Button>
          <Button kind="quiet" disabled={isSending} onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
