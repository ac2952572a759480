import { useDraft } from '../../../ui/forms/use-draft';
import type { DeskParticipant } from '../judging-api';
import { isExactly, isSame, toDraft, type ScoreDraft, type TypedDraft } from '../score-draft';
import { useDraftAutosave } from './use-draft-autosave';

interface DraftOf {
  userId: number;
  awardId: number;
  place: DeskParticipant;
  /** Whether the award takes drafts and scores. */
  isOpen: boolean;
}

/**
 * What a judge is making up for a participant: typed in this tab, else kept on the server, else what is given. What is typed
 * stays in the tab until the server has it.
 */
export function useScoreDraft({ userId, awardId, place, isOpen }: DraftOf) {
  const { participantId } = place;
  const key = `score-draft:${userId}:${awardId}:${participantId}`;
  const { draft: typed, save, discard } = useDraft<TypedDraft>(key);
  const given = toDraft(place.score);
  const kept = place.draft ? toDraft(place.draft) : given;
  const draft: ScoreDraft = typed ?? kept;
  const isPending = typed !== null && !isExactly(typed, kept);
  const revision = place.draft?.revision ?? null;
  const autosave = useDraftAutosave({
    ...{ key, awardId, participantId, typed, revision, isPending, isOpen, save, discard },
  });
  const { tryAgain } = autosave;
  return {
    ...autosave,
    draft,
    /** Differs from what is given. */
    isUnsaved: !isSame(draft, given),
    /** Something is typed that the server does not have. */
    isPending,
    /** Of what is only kept, and counts for nothing yet; null where there is none. */
    keptRevision: isSame(kept, given) ? null : revision,
    change: (changes: Partial<ScoreDraft>) => {
      // What another tab did to an earlier draft is settled.
      if (!typed) tryAgain();
      save({ ...draft, revision: typed ? typed.revision : revision, ...changes });
    },
    /** Another tab's draft gives way to this one. */
    insist: () => {
      tryAgain();
      save({ ...draft, revision });
    },
    forget: () => {
      tryAgain();
      discard();
    },
  };
}
