import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { reportLimits } from '../../../limits';
import { useSession } from '../../../session/use-session';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { fits, TextArea } from '../../../ui/forms/TextArea';
import { useDraft } from '../../../ui/forms/use-draft';
import { useReportCommentMutation } from '../api';
import styles from './VoteDialog.module.css';

interface ReportDialogProps {
  commentId: number;
  onReported: () => void;
  onClose: () => void;
}

/** Asks what is wrong with a comment; no answer is needed. */
export default function ReportDialog({ commentId, onReported, onClose }: ReportDialogProps) {
  const { t } = useTranslation('votes');
  useTranslation('errors', { useSuspense: false });
  const serverMessage = useServerMessage();
  const { user } = useSession();
  const { draft, save, discard } = useDraft<string>(`comment-report-${user?.id}-${commentId}`);
  const reason = draft ?? '';
  const [report, { isLoading, error }] = useReportCommentMutation();
  const { max } = reportLimits.reason;

  const send = async () => {
    if (isLoading || !fits(reason, max)) return;
    const outcome = await report({ id: commentId, reportComment: { reason: reason.trim() || null } });
    if (outcome.error) return;
    discard();
    onReported();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <Dialog title={t('report.title')} isBusy={isLoading} onClose={onClose}>
      <form className={styles.content} onSubmit={submit}>
        <p>{t('report.text')}</p>
        <TextArea label={t('report.reason')} value={reason} onChange={save} max={max} disabled={isLoading} />
        <div role="alert" className={styles.failure}>
          {error && <p>{serverMessage(error, t('report.failed'))}</p>}
        </div>
        <div className={styles.actions}>
          <Button type="submit" kind="danger" loading={isLoading}>
            {t('report.send')}
          </Button>
          <Button kind="quiet" disabled={isLoading} onClick={onClose}>
            {t('report.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
