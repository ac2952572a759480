import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLongDay, useLongMonth } from '../../../i18n/use-long-date';
import { joinPath, votePath } from '../../../paths';
import { Button } from '../../../ui/button/Button';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import type { Candidate, VoteAvailability } from '../vote-availability';
import styles from './VoteButton.module.css';

interface VoteControlProps {
  candidate: Candidate;
  availability: VoteAvailability;
  small?: boolean;
  /** For the button: what it opens may be fetched beforehand. */
  hints: ComponentProps<'button'>;
  onVote: () => void;
}

/** The button to vote with; words in its place where there is no vote to give. */
export function VoteControl({
  candidate: { id, name },
  availability,
  small,
  hints,
  onVote,
}: VoteControlProps) {
  const { t } = useTranslation('votes');
  const longMonth = useLongMonth();
  const longDay = useLongDay();
  switch (availability.state) {
    case 'signedOut':
      return (
        <ButtonLink small={small} to={joinPath(votePath(id))} aria-label={t('button.voteFor', { name })}>
          {t('button.vote')}
        </ButtonLink>
      );
    case 'open':
    case 'unknown':
      return (
        <Button
          {...hints}
          small={small}
          disabled={availability.state === 'unknown'}
          aria-label={t('button.voteFor', { name })}
          onClick={onVote}
        >
          {t('button.vote')}
        </Button>
      );
    case 'voted':
      return (
        <p className={styles.voted}>
          <strong>{t('button.voted', { month: longMonth(availability.month) })}</strong>{' '}
          <span className={styles.note}>{t('button.next', { date: longDay(availability.next) })}</span>
        </p>
      );
    default:
      return <p className={styles.note}>{t(`button.${availability.state}`)}</p>;
  }
}
