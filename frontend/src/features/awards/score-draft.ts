import type { AwardScore, Criteria, ScoreParticipant } from './api';
import { criteria, type Criterion } from './rubric';

/** A judge's score while it is being made up. */
export interface ScoreDraft {
  criteria: Partial<Criteria>;
  note: string;
  conflict: boolean;
}

/** What the form begins with. */
export const toDraft = (score: AwardScore | undefined): ScoreDraft => ({
  criteria: { ...score?.criteria },
  note: score?.note ?? '',
  conflict: score?.conflict ?? false,
});

export const isSame = (one: ScoreDraft, other: ScoreDraft): boolean =>
  criteria.every((criterion) => one.criteria[criterion] === other.criteria[criterion]) &&
  one.note.trim() === other.note.trim() &&
  one.conflict === other.conflict;

/** Criteria that still have no number. */
export const missingOf = ({ criteria: given }: ScoreDraft): Criterion[] =>
  criteria.filter((criterion) => given[criterion] === undefined);

const isComplete = (draft: ScoreDraft): boolean => missingOf(draft).length === 0;

/** Whoever is close to a participant need not score them. */
export const isReady = (draft: ScoreDraft): boolean => draft.conflict || isComplete(draft);

/** What is sent; half a score is none. */
export const toScore = (participantId: number, draft: ScoreDraft): ScoreParticipant => ({
  participantId,
  criteria: isComplete(draft) ? (draft.criteria as Criteria) : null,
  note: draft.note.trim() || null,
  conflict: draft.conflict,
});

export const meanOf = (given: Criteria): number =>
  criteria.reduce((sum, criterion) => sum + given[criterion], 0) / criteria.length;
