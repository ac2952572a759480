import { useDraft } from '../../../ui/forms/use-draft';
import type { AwardScore } from '../api';
import { isSame, toDraft, type ScoreDraft } from '../score-draft';

interface DraftOf {
  userId: number;
  awardId: number;
  participantId: number;
  /** What the server has. */
  saved: AwardScore | undefined;
}

/** What a judge has typed for a participant, or else what is saved. */
export function useScoreDraft({ userId, awardId, participantId, saved }: DraftOf) {
  const {
    draft: typed,
    save,
    discard,
  } = useDraft<ScoreDraft>(`score-draft:${userId}:${awardId}:${participantId}`);
  const stored = toDraft(saved);
  const draft = typed ?? stored;
  return {
    draft,
    isUnsaved: !isSame(draft, stored),
    change: (changes: Partial<ScoreDraft>) => save({ ...draft, ...changes }),
    forget: discard,
  };
}
