import { useTranslation } from 'react-i18next';
import { useLongTime } from '../../../../i18n/use-long-time';
import { Button } from '../../../../ui/button/Button';
import type { AdminVote, VoteBurst } from '../../votes-api';
import { BurstVotes } from './BurstVotes';
import styles from './Votes.module.css';

interface VoteBurstEntryProps {
  burst: VoteBurst;
  isBusy: boolean;
  onLeaveUncounted: (votes: AdminVote[]) => void;
  onCount: (vote: AdminVote) => void;
}

/** One burst, with its votes to open. */
export function VoteBurstEntry({ burst, isBusy, onLeaveUncounted, onCount }: VoteBurstEntryProps) {
  const { t } = useTranslation('admin');
  const longTime = useLongTime();
  const { participantName, firstAt, lastAt, mark, counted, count, votes } = burst;
  const stillCounted = votes.filter((vote) => vote.counted && !vote.fixed);
  return (
    <article className={styles.entry}>
      <h3 className={styles.name}>
        <bdi>{participantName}</bdi>
      </h3>
      <p>{t('votes.bursts.counted', { counted, all: count })}</p>
      <p className={styles.decided}>
        {t('votes.bursts.from', { first: longTime(firstAt), last: longTime(lastAt) })}
        {' · '}
        {t('votes.bursts.address')} <bdi>{mark}</bdi>
      </p>
      <details>
        <summary className={styles.summary}>{t('votes.bursts.each')}</summary>
        <BurstVotes
          votes={votes}
          isBusy={isBusy}
          onLeaveUncounted={(vote) => onLeaveUncounted([vote])}
          onCount={onCount}
        />
      </details>
      {stillCounted.length > 0 && (
        <div className={styles.actions}>
          <Button small kind="danger" loading={isBusy} onClick={() => onLeaveUncounted(stillCounted)}>
            {t('votes.bursts.leaveAll')}
          </Button>
        </div>
      )}
    </article>
  );
}
