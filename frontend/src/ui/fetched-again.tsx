import { useEffect } from 'react';
import type { FailureProps } from './optional-part';

type Again = Pick<FailureProps, 'isBusy' | 'retry'>;

/** Fetches what was lost again once there is a network, and whenever somebody comes back to the page. */
export function useFetchedAgain({ isBusy, retry }: Again): void {
  useEffect(() => {
    if (isBusy) return;
    addEventListener('online', retry);
    addEventListener('focus', retry);
    return () => {
      removeEventListener('online', retry);
      removeEventListener('focus', retry);
    };
  });
}

/** Stands for a part of which there is nothing to be said where it could not be fetched. */
export function FetchedAgain(again: Again) {
  useFetchedAgain(again);
  return null;
}
