import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../button/Button';
import styles from './MorePages.module.css';
import { type PagedQuery, useAutomaticPages } from './use-automatic-pages';

interface MorePagesProps {
  query: PagedQuery;
  /** What holds the entries, and which part of each can take the focus: the first new one does when more was asked for. */
  list: RefObject<HTMLElement | null>;
  entry: string;
  /** Fetches on by itself when the end of the list comes near, too. */
  isAutomatic?: boolean;
  words: { more: string; failed: string };
}

/** The end of a list that is fetched page by page: what went wrong with the next page, and the button that asks for it. */
export function MorePages({ query, list, entry, isAutomatic = false, words }: MorePagesProps) {
  const button = useRef<HTMLButtonElement>(null);
  // How many stood there when more was asked for.
  const shown = useRef<number | null>(null);
  const goOn = useAutomaticPages(query, button, isAutomatic);

  const entries = () => list.current?.querySelectorAll<HTMLElement>(entry) ?? [];
  useEffect(() => {
    if (shown.current === null) return;
    const next = entries()[shown.current];
    if (!next) return;
    shown.current = null;
    next.focus();
  });
  const showMore = () => {
    shown.current = entries().length;
    goOn();
  };
  return (
    <>
      <p role="alert" className={styles.fault}>
        {query.isFetchNextPageError && words.failed}
      </p>
      {query.hasNextPage && (
        <Button ref={button} kind="secondary" loading={query.isFetchingNextPage} onClick={showMore}>
          {words.more}
        </Button>
      )}
    </>
  );
}
