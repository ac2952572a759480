import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

/** The document's title, whoever sets it. */
export const useDocumentTitle = (): string => useSyncExternalStore(subscribe, () => document.title);
