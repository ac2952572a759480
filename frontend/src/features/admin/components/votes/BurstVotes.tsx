import { useTranslation } from 'react-i18next';
import { useLongTime } from '../../../../i18n/use-long-time';
import { Button } from '../../../../ui/button/Button';
import { Tag } from '../../../../ui/status/Tag';
import type { AdminVote } from '../../votes-api';
import styles from './Votes.module.css';

interface BurstVotesProps {
  votes: AdminVote[];
  isBusy: boolean;
  onLeaveUncounted: (vote: AdminVote) => void;
  onCount: (vote: AdminVote) => void;
}

/** The votes of a burst one by one. Until the month is sealed each can be left uncounted, and counted again. */
export function BurstVotes({ votes, isBusy, onLeaveUncounted, onCount }: BurstVotesProps) {
  const { t } = useTranslation('admin');
  const longTime = useLongTime();
  return (
    <ul className={styles.votes}>
      {votes.map((vote) => {
        const { id, username, createdAt, counted, reason, fixed } = vote;
        const name = username ?? t('votes.gone');
        return (
          <li key={id} className={styles.vote}>
            <div>
              <p>
                <bdi>{name}</bdi> · {longTime(createdAt)}
              </p>
              {!counted && (
                <p className={styles.decided}>
                  <Tag tone="warning">{t('votes.bursts.uncounted')}</Tag> <bdi>{reason}</bdi>
                </p>
              )}
            </div>
            {fixed ? (
              <p className={styles.decided}>{t('votes.bursts.fixed')}</p>
            ) : (
              <Button
                small
                kind="secondary"
                loading={isBusy}
                aria-label={t(counted ? 'votes.bursts.leaveOf' : 'votes.bursts.countOf', { name })}
                onClick={() => (counted ? onLeaveUncounted(vote) : onCount(vote))}
              >
                {t(counted ? 'votes.bursts.leave' : 'votes.bursts.count')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
