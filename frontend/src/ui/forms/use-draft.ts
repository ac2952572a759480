import { useState } from 'react';

/** How long something typed stays: until the tab is closed, or for as long as the browser keeps it. */
type Keeping = 'tab' | 'browser';

const storageOf = (keeping: Keeping) => (keeping === 'tab' ? sessionStorage : localStorage);

/** What is kept under a key and has not been saved yet; null for nothing, or what cannot be read. */
export function storedDraft(key: string, keeping: Keeping = 'tab'): unknown {
  try {
    return JSON.parse(storageOf(keeping).getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function store(key: string, draft: unknown, keeping: Keeping): void {
  try {
    if (draft === null) storageOf(keeping).removeItem(key);
    else storageOf(keeping).setItem(key, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage keeps nothing; the form still does.
  }
}

/**
 * Something being typed, kept with each change until it is saved or discarded: a look at other pages, a reload and a session
 * that ended meanwhile lose nothing. The key names the account it belongs to, so that nobody finds what somebody else wrote.
 */
export function useDraft<Draft>(key: string, keeping: Keeping = 'tab') {
  const [draft, setDraft] = useState(() => storedDraft(key, keeping) as Draft | null);
  const keep = (next: Draft | null) => {
    setDraft(next);
    store(key, next, keeping);
  };
  return { draft, save: (next: Draft) => keep(next), discard: () => keep(null) };
}
