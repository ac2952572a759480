import { useEffect, useRef, useState } from 'react';
import { useGetChallengeSettingsQuery } from '../../../api/challenge-settings';
import { useSession } from '../../../session/use-session';
import { lazyDialog } from '../../../ui/dialog/lazy-dialog';
import { useListAwardsQuery, useListOwnVotesQuery } from '../api';
import { useMonthNow } from '../hooks/use-month-now';
import { type Candidate, voteAvailability, type VoteAvailability } from '../vote-availability';
import { VoteControl } from './VoteControl';
import styles from './VoteButton.module.css';

const VoteDialog = lazyDialog(() => import('./VoteDialog'));

interface VoteButtonProps {
  candidate: Candidate;
  small?: boolean;
  /** Asks at once, as for a visitor who had to sign in first. */
  opensAtOnce?: boolean;
  onClosed?: () => void;
}

/** Whether whoever reads this can vote for somebody now. What cannot be found out does not stand in the way: the server decides. */
function useVoteAvailability(candidate: Pick<Candidate, 'id' | 'userId' | 'season'>): VoteAvailability {
  const session = useSession();
  const month = useMonthNow();
  const settings = useGetChallengeSettingsQuery();
  const awards = useListAwardsQuery({});
  const own = useListOwnVotesQuery(undefined, { skip: !session.user });
  return voteAvailability({
    candidate,
    session,
    month,
    season: settings.data?.season,
    status: awards.data?.find(({ kind }) => kind === 'votes')?.status,
    // What a session that has ended knew stays in the cache.
    ownVotes: session.user ? own.data : undefined,
    isLoading: settings.isLoading || awards.isLoading || own.isLoading,
  });
}

/** Asks for the reader's vote, or says why it cannot be given now. */
export function VoteButton({ candidate, small, opensAtOnce = false, onClosed }: VoteButtonProps) {
  const availability = useVoteAvailability(candidate);
  const [isOpen, setIsOpen] = useState(false);
  const [isAwaited, setIsAwaited] = useState(opensAtOnce);
  if (isAwaited && availability.state === 'open') {
    setIsAwaited(false);
    setIsOpen(true);
  }

  // The button that opened the dialog is gone once a vote was given: what stands in its place takes the focus.
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) place.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const close = () => {
    setIsOpen(false);
    onClosed?.();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <VoteControl
        candidate={candidate}
        availability={availability}
        small={small}
        hints={VoteDialog.hints}
        onVote={() => setIsOpen(true)}
      />
      {isOpen && <VoteDialog candidate={candidate} onClose={close} />}
    </div>
  );
}
