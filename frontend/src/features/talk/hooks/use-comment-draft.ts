import { useState } from 'react';
import { storedDraft, storeDraft } from '../../../ui/forms/kept-drafts';
import { useDraft } from '../../../ui/forms/use-draft';

/** Of whoever is signed out. */
const NOBODY = 0;

const keyOf = (userId: number, kind: DraftKind, id: number) => `talk-${kind}-${userId}-${id}`;

/** A comment on a report, a reply to a comment, or another text for one; each with the id of what it is about. */
type DraftKind = 'comment' | 'reply' | 'change';

/** What somebody wrote before they signed in is theirs from then on, and nobody's after them. */
function takeOver(userId: number, kind: DraftKind, id: number): void {
  const left = storedDraft(keyOf(NOBODY, kind, id));
  if (left === null) return;
  const own = keyOf(userId, kind, id);
  if (storedDraft(own) === null) storeDraft(own, left, 'tab');
  storeDraft(keyOf(NOBODY, kind, id), null, 'tab');
}

/** What is being written, kept in this tab, also while its author signs in. For a component that is keyed by the account. */
export function useCommentDraft(kind: DraftKind, id: number, userId: number | undefined) {
  useState(() => userId !== undefined && takeOver(userId, kind, id));
  const { draft, save, discard } = useDraft<string>(keyOf(userId ?? NOBODY, kind, id));
  return { draft, save, discard };
}

/** Whether something is kept; without taking part in it. */
export const isDraftKept = (kind: DraftKind, id: number, userId: number | undefined): boolean =>
  storedDraft(keyOf(userId ?? NOBODY, kind, id)) !== null || storedDraft(keyOf(NOBODY, kind, id)) !== null;
