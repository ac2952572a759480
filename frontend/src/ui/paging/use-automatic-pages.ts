import { type RefObject, useEffect, useRef } from 'react';

/** What RTK Query's infinite queries tell of the pages to come. */
export interface PagedQuery {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/** After so many the reader is asked, so that what stands below the list can be reached. */
const LONGEST_RUN = 10;

/** Fetched while the reader still has a screen of entries to see. */
const AHEAD = '0px 0px 100% 0px';

/**
 * Fetches the next page when the end of the list comes near, unless the last attempt failed or the keyboard is on the
 * button, whose press asks for one. @returns asks for the next page as the button does
 */
export function useAutomaticPages(
  query: PagedQuery,
  button: RefObject<HTMLButtonElement | null>,
  isAutomatic: boolean,
): () => void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const run = useRef(0);
  const isReady = isAutomatic && hasNextPage && !isFetching && !isFetchNextPageError;

  useEffect(() => {
    const end = button.current;
    if (!isReady || !end || typeof IntersectionObserver === 'undefined') return undefined;
    const observe: IntersectionObserverCallback = (changes) => {
      const isNear = changes.some(({ isIntersecting }) => isIntersecting);
      if (!isNear || run.current >= LONGEST_RUN || document.activeElement === end) return;
      run.current += 1;
      void fetchNextPage();
    };
    const observer = new IntersectionObserver(observe, { rootMargin: AHEAD });
    observer.observe(end);
    return () => observer.disconnect();
  }, [isReady, button, fetchNextPage]);

  return () => {
    run.current = 0;
    void fetchNextPage();
  };
}
