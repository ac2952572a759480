import { useState } from 'react';
import { emptyAdForm, isWritten, type AdFormValues } from '../ad-form-values';

export type AdDraft = Partial<AdFormValues>;

const storageKey = (userId: number) => `ad-draft-${userId}`;

function storedDraft(userId: number): AdDraft | null {
  const stored = sessionStorage.getItem(storageKey(userId));
  return stored === null ? null : { ...emptyAdForm, ...(JSON.parse(stored) as AdDraft) };
}

/**
 * The ad being written. Each change is kept in the tab's storage, under the account it belongs to: it survives a reload,
 * a look at other pages and a session that ended meanwhile.
 */
export function useAdDraft(userId: number) {
  const [draft, setDraft] = useState(() => storedDraft(userId));
  const save = (values: AdDraft) => {
    setDraft(values);
    sessionStorage.setItem(storageKey(userId), JSON.stringify(values));
  };
  const discard = () => {
    setDraft(null);
    sessionStorage.removeItem(storageKey(userId));
  };
  return { draft: draft ?? emptyAdForm, isWritten: isWritten(draft ?? {}), save, discard };
}
