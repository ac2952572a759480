import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawSecret } from '../../../chain/vote-secret';
import { useSession } from '../../../session/use-session';
import { Dialog } from '../../../ui/dialog/Dialog';
import { useMonthNow } from '../hooks/use-month-now';
import { useVote } from '../hooks/use-vote';
import type { Candidate } from '../vote-availability';
import { VoteForm } from './VoteForm';
import { VoteGiven } from './VoteGiven';

interface VoteDialogProps {
  candidate: Candidate;
  onClose: () => void;
}

/** Asks for a vote and says what came of it. */
export default function VoteDialog({ candidate, onClose }: VoteDialogProps) {
  const { t } = useTranslation('votes');
  const { attempt, vote } = useVote(candidate.id);
  const month = useMonthNow();
  // Who began to write: a session that ends meanwhile is told by the form, which keeps what was written.
  const [voter] = useState(useSession().user);
  // What draws the secret is fetched while the voter reads, so that the vote need not wait for it.
  useEffect(() => void drawSecret().catch(() => undefined), []);

  const isSending = attempt.step === 'sending';
  const isDone = attempt.step === 'done';
  return (
    <Dialog
      title={isDone ? t('done.title') : t('dialog.title', { name: candidate.name })}
      isBusy={isSending}
      onClose={onClose}
    >
      {isDone && <VoteGiven name={candidate.name} vote={attempt.vote} onClose={onClose} />}
      {!isDone && voter && (
        <VoteForm
          candidate={candidate}
          voter={voter}
          month={month}
          isSending={isSending}
          error={attempt.step === 'failed' ? attempt.error : null}
          vote={async (comment) => (await vote(comment)).step === 'done'}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
