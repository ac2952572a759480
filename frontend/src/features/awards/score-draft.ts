import type { AwardScore, Criteria, KeepScoreDraft, KeptDraft, ScoreParticipant } from './judging-api';
import { criteria, type Criterion } from './rubric';

/** A judge's score while it is being made up. */
export interface ScoreDraft {
  criteria: Partial<Criteria>;
  note: string;
  /** The participant may read the note once the award is closed. */
  noteForParticipant: boolean;
  conflict: boolean;
}

/** What stands in a tab and not on the server yet. */
export interface TypedDraft extends ScoreDraft {
  /** Of the draft on the server that it was typed onto; null where there was none. */
  revision: string | null;
}

/** What the form begins with: what was given, or is being made up. */
export const toDraft = (from: AwardScore | KeptDraft | null): ScoreDraft => ({
  criteria: numbersOf(from?.criteria ?? {}),
  note: from?.note ?? '',
  noteForParticipant: from?.noteForParticipant ?? false,
  conflict: from?.conflict ?? false,
});

const numbersOf = (given: KeptDraft['criteria']): Partial<Criteria> =>
  Object.fromEntries(
    criteria.flatMap((name) => (typeof given[name] === 'number' ? [[name, given[name]]] : [])),
  );

const areNumbersSame = (one: ScoreDraft, other: ScoreDraft): boolean =>
  criteria.every((criterion) => one.criteria[criterion] === other.criteria[criterion]) &&
  one.conflict === other.conflict;

/** To the letter, as drafts are kept. What a tab has kept since an earlier version says nothing of whom the note is for. */
export const isExactly = (one: ScoreDraft, other: ScoreDraft): boolean =>
  areNumbersSame(one, other) &&
  one.note === other.note &&
  !one.noteForParticipant === !other.noteForParticipant;

/** As scores are: without spaces around the note, which nobody can be shown where there is none. */
export const isSame = (one: ScoreDraft, other: ScoreDraft): boolean =>
  areNumbersSame(one, other) && one.note.trim() === other.note.trim() && isShown(one) === isShown(other);

const isShown = ({ note, noteForParticipant }: ScoreDraft): boolean =>
  noteForParticipant && note.trim() !== '';

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
  noteForParticipant: isShown(draft),
  conflict: draft.conflict,
});

/** What is kept until it is given. */
export const toKept = ({ criteria: given, note, noteForParticipant, conflict, revision }: TypedDraft) =>
  ({ criteria: given, note, noteForParticipant, conflict, revision }) satisfies KeepScoreDraft;

export const meanOf = (given: Criteria): number =>
  criteria.reduce((sum, criterion) => sum + given[criterion], 0) / criteria.length;
