import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

/** The document's title, whoever sets it; none while the server renders, which learns it from the page itself. */
export const useDocumentTitle = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => document.title,
    () => undefined,
  );
