import { useState } from 'react';
import type { AwardScore } from '../api';
import { isSame, toDraft, type ScoreDraft } from '../score-draft';

/** Kept for the tab, so that going elsewhere loses nothing; each account and participant has one. */
const keyOf = (userId: number, awardId: number, participantId: number): string =>
  `score-draft:${userId}:${awardId}:${participantId}`;

function read(key: string): ScoreDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as ScoreDraft | null;
  } catch {
    return null;
  }
}

function keep(key: string, draft: ScoreDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // A full or forbidden storage keeps nothing; the form still does.
  }
}

interface DraftOf {
  userId: number;
  awardId: number;
  participantId: number;
  /** What the server has. */
  saved: AwardScore | undefined;
}

/** What a judge has typed for a participant, or else what is saved. */
export function useScoreDraft({ userId, awardId, participantId, saved }: DraftOf) {
  const key = keyOf(userId, awardId, participantId);
  const [typed, setTyped] = useState<ScoreDraft | null>(() => read(key));
  const stored = toDraft(saved);
  const draft = typed ?? stored;
  const isUnsaved = !isSame(draft, stored);
  const change = (next: ScoreDraft | null) => {
    keep(key, next);
    setTyped(next);
  };
  return {
    draft,
    isUnsaved,
    change: (changes: Partial<ScoreDraft>) => change({ ...draft, ...changes }),
    forget: () => change(null),
  };
}
