import { useSyncExternalStore } from 'react';

function subscribe(observer: () => void): () => void {
  document.addEventListener('visibilitychange', observer);
  return () => document.removeEventListener('visibilitychange', observer);
}

/**
 * Whether the page is on screen, and not in a tab behind others: for what nobody looks at, nobody is asked again and again. False on the
 * server, where nothing would end that.
 */
export const usePageSeen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );
