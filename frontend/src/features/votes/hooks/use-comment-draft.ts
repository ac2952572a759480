import { useState } from 'react';

const storageKey = (userId: number, participantId: number) => `vote-comment-${userId}-${participantId}`;

/**
 * A comment being written, kept in the tab's storage under the account it belongs to: closing the dialog, loading the page
 * anew or a session that ended meanwhile loses nothing.
 */
export function useCommentDraft(userId: number, participantId: number) {
  const key = storageKey(userId, participantId);
  const [comment, setComment] = useState(() => sessionStorage.getItem(key) ?? '');
  const write = (text: string) => {
    setComment(text);
    sessionStorage.setItem(key, text);
  };
  const discard = () => sessionStorage.removeItem(key);
  return { comment, write, discard };
}
