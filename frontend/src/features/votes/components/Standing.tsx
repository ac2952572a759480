import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLongDay, useLongMonth } from '../../../i18n/use-long-date';
import { joinPath, votePath } from '../../../paths';
import { Button } from '../../../ui/button/Button';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import type { Candidate, VoteStanding } from '../vote-standing';
import styles from './VoteButton.module.css';

interface StandingProps {
  candidate: Candidate;
  standing: VoteStanding;
  small?: boolean;
  /** For the button: what it opens may be fetched beforehand. */
  hints: ComponentProps<'button'>;
  onVote: () => void;
}

/** The button to vote with; words in its place where there is no vote to give. */
export function Standing({ candidate: { id, name }, standing, small, hints, onVote }: StandingProps) {
  const { t } = useTranslation('votes');
  const longMonth = useLongMonth();
  const longDay = useLongDay();
  switch (standing.state) {
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
          disabled={standing.state === 'unknown'}
          aria-label={t('button.voteFor', { name })}
          onClick={onVote}
        >
          {t('button.vote')}
        </Button>
      );
    case 'voted':
      return (
        <p className={styles.voted}>
          <strong>{t('button.voted', { month: longMonth(standing.month) })}</strong>{' '}
          <span className={styles.note}>{t('button.next', { date: longDay(standing.next) })}</span>
        </p>
      );
    default:
      return <p className={styles.note}>{t(`button.${standing.state}`)}</p>;
  }
}
