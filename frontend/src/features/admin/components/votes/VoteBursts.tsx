import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { useCountVotes } from '../../hooks/use-count-votes';
import { useListVoteBurstsQuery, type AdminVote } from '../../votes-api';
import dialog from '../Dialog.module.css';
import { ReasonDialog } from '../ReasonDialog';
import { VoteBurstEntry } from './VoteBurstEntry';
import styles from './Votes.module.css';

/** Many votes for one participant from one address within an hour, and what may be done about them. */
export function VoteBursts() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useListVoteBurstsQuery();
  const { count, isBusy } = useCountVotes();
  const [asked, setAsked] = useState<AdminVote[] | null>(null);
  if (error && !data) return <LoadFailure error={error} retry={refetch} />;
  if (!data) return <Skeleton height="8rem" />;

  const leaveUncounted = async (votes: AdminVote[], reason: string) => {
    if (await count(votes, false, reason)) setAsked(null);
  };
  return (
    <>
      <p className={styles.lead}>{t('votes.bursts.note')}</p>
      {data.length === 0 && <p className={dialog.note}>{t('votes.bursts.empty')}</p>}
      <ul className={styles.entries}>
        {data.map((burst) => (
          <li key={`${burst.participantId} ${burst.mark} ${burst.firstAt}`}>
            <VoteBurstEntry
              burst={burst}
              isBusy={isBusy}
              onLeaveUncounted={setAsked}
              onCount={(vote) => void count([vote], true)}
            />
          </li>
        ))}
      </ul>
      {asked && (
        <ReasonDialog
          title={t('votes.uncount.title', { count: asked.length })}
          note={<p className={dialog.note}>{t('votes.uncount.note')}</p>}
          label={t('votes.uncount.reason')}
          required={t('votes.uncount.required')}
          confirm={t('votes.uncount.confirm')}
          isBusy={isBusy}
          onConfirm={(reason) => void leaveUncounted(asked, reason)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
