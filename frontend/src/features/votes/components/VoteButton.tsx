import { useEffect, useRef, useState } from 'react';
import { lazyDialog } from '../../../ui/dialog/lazy-dialog';
import { useVoteStanding } from '../hooks/use-vote-standing';
import type { Candidate } from '../vote-standing';
import { Standing } from './Standing';
import styles from './VoteButton.module.css';

const VoteDialog = lazyDialog(() => import('./VoteDialog'));

interface VoteButtonProps {
  candidate: Candidate;
  small?: boolean;
  /** Asks at once, as for a visitor who had to sign in first. */
  opensAtOnce?: boolean;
  onClosed?: () => void;
}

/** Asks for the reader's vote, or says why it cannot be given now. */
export function VoteButton({ candidate, small, opensAtOnce = false, onClosed }: VoteButtonProps) {
  const standing = useVoteStanding(candidate);
  const [isOpen, setIsOpen] = useState(false);
  const [isAwaited, setIsAwaited] = useState(opensAtOnce);
  if (isAwaited && standing.state === 'open') {
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
      <Standing
        candidate={candidate}
        standing={standing}
        small={small}
        hints={VoteDialog.hints}
        onVote={() => setIsOpen(true)}
      />
      {isOpen && <VoteDialog candidate={candidate} onClose={close} />}
    </div>
  );
}
