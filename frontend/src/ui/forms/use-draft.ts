import { useEffect, useState } from 'react';
import { type DraftScope, parseDraft, storedDraft, storeDraft, typedDrafts } from './kept-drafts';

/**
 * Something being typed, kept with each change until it is saved or discarded: a look at other pages, a reload and a session
 * that ended meanwhile lose nothing. The key names the account it belongs to, so that nobody finds what somebody else wrote. What the
 * browser keeps is one draft in all its tabs: what is typed in one of them stands in the others.
 * @param onOther hears what another tab keeps by now
 */
export function useDraft<Draft>(
  key: string,
  scope: DraftScope = 'tab',
  onOther?: (draft: Draft | null) => void,
) {
  const read = () => ({ key, draft: storedDraft(key, scope) as Draft | null });
  const [kept, setKept] = useState(read);
  if (kept.key !== key) setKept(read());

  useEffect(() => () => void typedDrafts.delete(key), [key]);
  useEffect(() => {
    if (scope === 'tab') return;
    const hear = (event: StorageEvent) => {
      if (event.key !== key) return;
      const draft = parseDraft(event.newValue) as Draft | null;
      setKept({ key, draft });
      onOther?.(draft);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  });

  const keep = (draft: Draft | null) => {
    setKept({ key, draft });
    storeDraft(key, draft, scope);
  };
  return {
    draft: kept.draft,
    save: (next: Draft) => {
      typedDrafts.set(key, scope);
      keep(next);
    },
    discard: () => {
      typedDrafts.delete(key);
      keep(null);
    },
  };
}
