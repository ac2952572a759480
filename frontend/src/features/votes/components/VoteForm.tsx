import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../api/generated/auth';
import { useLongDay, useLongMonth } from '../../../i18n/use-long-date';
import { voting } from '../../../season-rules';
import { Button } from '../../../ui/button/Button';
import dialog from '../../../ui/dialog/DialogForm.module.css';
import { fits, TextArea } from '../../../ui/forms/TextArea';
import { useDraft } from '../../../ui/forms/use-draft';
import { Picture } from '../../../ui/picture/Picture';
import { dayAfter } from '../calendar-month';
import type { Candidate } from '../vote-availability';
import styles from './VoteDialog.module.css';
import { VoteFailure } from './VoteFailure';

interface VoteFormProps {
  candidate: Candidate;
  voter: User;
  month: string;
  isSending: boolean;
  /** Why the last try failed; null where none has. */
  error: unknown;
  /** Sends the vote. @returns whether it was given */
  vote: (comment: string) => Promise<boolean>;
  onClose: () => void;
}

/** Whom the vote is for, what of it is public, and a comment for whoever wants to write one. */
export function VoteForm({ candidate, voter, month, isSending, error, vote, onClose }: VoteFormProps) {
  const { t } = useTranslation('votes');
  const longMonth = useLongMonth();
  const longDay = useLongDay();
  const { draft, save, discard } = useDraft<string>(`vote-comment-${voter.id}-${candidate.id}`);
  const comment = draft ?? '';

  const { name, profession } = candidate;

  const give = async () => {
    if (isSending || !fits(comment, voting.commentMax)) return;
    if (await vote(comment)) discard();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void give();
  };

  return (
    <form className={dialog.content} onSubmit={submit}>
      <div className={styles.candidate}>
        <Picture
          address={candidate.profileImageUrl}
          seed={candidate.id}
          missing=""
          className={styles.picture}
          ratio={[1, 1]}
        />
        <p>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <br />
          <bdi className={styles.note}>{profession}</bdi>
        </p>
      </div>
      <p>{t('dialog.counts', { name, month: longMonth(month), date: longDay(dayAfter(month)) })}</p>
      <TextArea
        label={t('dialog.comment')}
        hint={t('dialog.public', { name: voter.publicName })}
        value={comment}
        onChange={save}
        max={voting.commentMax}
        disabled={isSending}
      />
      <VoteFailure error={error} candidate={candidate} isCommentKept={comment.trim() !== ''} />
      <div className={dialog.actions}>
        <Button type="submit" loading={isSending}>
          {t('dialog.give')}
        </Button>
        <Button kind="quiet" disabled={isSending} onClick={onClose}>
          {t('dialog.notNow')}
        </Button>
      </div>
    </form>
  );
}
