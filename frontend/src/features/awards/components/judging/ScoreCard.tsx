import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { participantPath } from '../../../../paths';
import { Disclosure } from '../../../../ui/disclosure/Disclosure';
import { useLeaveWarning } from '../../../../ui/forms/use-leave-warning';
import { Tag } from '../../../../ui/status/Tag';
import { useScoreParticipantMutation, type AwardScore } from '../../api';
import { useScoreDraft } from '../../hooks/use-score-draft';
import { useScoreText } from '../../hooks/use-score-text';
import { meanOf, toScore } from '../../score-draft';
import styles from './ScoreCard.module.css';
import { ScoreForm } from './ScoreForm';

/** Somebody to be scored. */
export interface Judged {
  id: number;
  userId: number;
  name: string;
  profession: string;
}

interface ScoreCardProps {
  person: Judged;
  awardId: number;
  /** The judge's account. */
  userId: number;
  saved: AwardScore | undefined;
  isOpen: boolean;
}

/** A participant with the judge's score: folded away, with its state in view. What is typed outlives the page. */
export function ScoreCard({ person, awardId, userId, saved, isOpen }: ScoreCardProps) {
  const { t } = useTranslation('awards');
  const [score, { data: justSaved, isLoading, error }] = useScoreParticipantMutation();
  const current = newer(saved, justSaved);
  const { draft, isUnsaved, change, forget } = useScoreDraft({
    userId,
    awardId,
    participantId: person.id,
    saved: current,
  });
  useLeaveWarning(isUnsaved && isOpen);

  const save = async () => {
    const { error: failure } = await score({
      id: awardId,
      scoreParticipant: toScore(person.id, draft),
    });
    if (!failure) forget();
  };

  const title = (
    <span className={styles.title}>
      <bdi>{person.name}</bdi>{' '}
      <ScoreState saved={current} isUnsaved={isUnsaved && isOpen} isFailed={Boolean(error)} />
    </span>
  );
  return (
    <Disclosure title={title}>
      <p className={styles.about}>
        <bdi>{person.profession}</bdi> ·{' '}
        <Link to={participantPath(person.id)}>{t('judging.look', { name: person.name })}</Link>
      </p>
      <ScoreForm
        draft={draft}
        isUnsaved={isUnsaved}
        isSaving={isLoading}
        isOpen={isOpen}
        error={error ?? null}
        onChange={change}
        onSave={() => void save()}
      />
    </Disclosure>
  );
}

/** The answer to one's own change comes before the list that is fetched again because of it. */
const newer = (listed: AwardScore | undefined, answered: AwardScore | undefined): AwardScore | undefined =>
  answered && (!listed || answered.updatedAt > listed.updatedAt) ? answered : listed;

interface ScoreStateProps {
  saved: AwardScore | undefined;
  isUnsaved: boolean;
  isFailed: boolean;
}

function ScoreState({ saved, isUnsaved, isFailed }: ScoreStateProps) {
  const { t } = useTranslation('awards');
  const write = useScoreText('judges');
  return (
    <span role="status" className={styles.state}>
      {isUnsaved && isFailed && <Tag tone="danger">{t('judging.state.failed')}</Tag>}
      {isUnsaved && !isFailed && <Tag tone="warning">{t('judging.state.unsaved')}</Tag>}
      {!isUnsaved && !saved && <Tag tone="muted">{t('judging.state.none')}</Tag>}
      {!isUnsaved && saved?.conflict && <Tag tone="muted">{t('judging.state.close')}</Tag>}
      {!isUnsaved && saved && !saved.conflict && saved.criteria && (
        <Tag tone="success">{t('judging.state.saved', { mean: write(meanOf(saved.criteria)) })}</Tag>
      )}
    </span>
  );
}
