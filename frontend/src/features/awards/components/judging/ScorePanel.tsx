import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../ui/button/ButtonLink';
import { useServerMessage } from '../../../../ui/feedback/problem-text';
import { useLeaveWarning } from '../../../../ui/forms/use-leave-warning';
import {
  useDiscardScoreDraftMutation,
  useScoreParticipantMutation,
  type DeskAward,
  type DeskParticipant,
} from '../../judging-api';
import { deskAddress } from '../../desk';
import { useScoreDraft } from '../../hooks/use-score-draft';
import { toScore } from '../../score-draft';
import { DraftState } from './DraftState';
import { OtherDraft } from './OtherDraft';
import { ScoreForm } from './ScoreForm';
import styles from './ScorePanel.module.css';
import { ScoreState } from './ScoreState';

interface ScorePanelProps {
  award: DeskAward;
  userId: number;
  place: DeskParticipant;
  /** The next one without a score. */
  next: DeskParticipant | undefined;
  isReadOnly: boolean;
}

/** The judge's score of a participant: made up in a draft, which the server keeps, until it is given. */
export function ScorePanel({ award, userId, place, next, isReadOnly }: ScorePanelProps) {
  const { t } = useTranslation(['awards', 'errors']);
  const serverMessage = useServerMessage();
  const [score, { error }] = useScoreParticipantMutation();
  const [discard, { isLoading: isDiscarding, error: notDiscarded }] = useDiscardScoreDraftMutation();
  const [isGiving, setGiving] = useState(false);
  const { participantId, name } = place;
  const own = useScoreDraft({ userId, awardId: award.id, place, isOpen: !isReadOnly });
  useLeaveWarning(own.isPending && !isReadOnly);

  const send = async (draftRevision: string | null) => {
    const scoreParticipant = { ...toScore(participantId, own.draft), draftRevision };
    const { error: refused } = await score({ id: award.id, scoreParticipant });
    if (!refused) own.forget();
  };
  const give = async () => {
    setGiving(true);
    const settled = await own.settle();
    if (settled) await send(settled.revision);
    own.release();
    setGiving(false);
  };
  const drop = async (revision: string) => {
    const { error: refused } = await discard({ id: award.id, participantId, revision });
    if (!refused) own.forget();
  };

  return (
    <section aria-labelledby="own-score">
      <header className={styles.header}>
        <h3 id="own-score" className={styles.title}>
          {t('judging.panes.score')}
        </h3>
        <ScoreState place={place} isUnsaved={own.isUnsaved && !isReadOnly} isFailed={Boolean(error)} />
      </header>
      {own.isElsewhere && <OtherDraft isBusy={own.isAsked} onInsist={own.insist} onTake={own.forget} />}
      {isReadOnly && own.isUnsaved && <p className={styles.note}>{t('judging.draft.notGiven')}</p>}
      <ScoreForm
        name={name}
        draft={own.draft}
        isUnsaved={own.isUnsaved}
        isSaving={isGiving}
        isUndecided={own.isElsewhere}
        isOpen={!isReadOnly}
        error={error ?? null}
        onChange={own.change}
        onSave={() => void give()}
      >
        {!isReadOnly && (
          <DraftState
            isSaving={own.isPending && own.error === null && !isGiving}
            error={own.isElsewhere ? null : own.error}
            isKept={own.keptRevision !== null && !own.isPending}
            isBusy={isDiscarding}
            onRetry={own.tryAgain}
            onDiscard={() => own.keptRevision !== null && void drop(own.keptRevision)}
          />
        )}
        {notDiscarded && (
          <p role="alert" className={styles.fault}>
            {serverMessage(notDiscarded, t('judging.draft.notDiscarded'))}
          </p>
        )}
      </ScoreForm>
      {next && (place.score || isReadOnly) && !own.isUnsaved && (
        <ButtonLink
          kind="secondary"
          preventScrollReset
          to={deskAddress(award.id, next)}
          className={styles.next}
        >
          {t('judging.nextUnscored', { name: next.name })}
        </ButtonLink>
      )}
    </section>
  );
}
