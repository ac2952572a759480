import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { Section } from '../../../ui/layout/Section';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useCommentPagesInfiniteQuery } from '../api';
import { CommentEntry } from './CommentEntry';
import styles from './Comments.module.css';

/** What voters said, newest first, a page at a time. */
export function Comments({ participantId }: { participantId: number }) {
  const { t } = useTranslation('votes');
  return (
    <Section title={t('comments.title')}>
      <CommentPages participantId={participantId} />
    </Section>
  );
}

function CommentPages({ participantId }: { participantId: number }) {
  const { t } = useTranslation('votes');
  const {
    currentData,
    error,
    refetch,
    fetchNextPage,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useCommentPagesInfiniteQuery(participantId);
  const list = useRef<HTMLOListElement>(null);
  // How many stood there when more was asked for: the first new one takes the focus.
  const shown = useRef<number | null>(null);
  const comments = currentData?.pages.flatMap((page) => page.comments);
  const count = comments?.length ?? 0;

  useEffect(() => {
    if (shown.current === null || count <= shown.current) return;
    list.current?.querySelectorAll<HTMLElement>(':scope > li')[shown.current]?.focus();
    shown.current = null;
  }, [count]);

  if (!comments && error) return <LoadFailure error={error} retry={refetch} />;
  if (!comments) return <Skeleton height="12rem" />;
  if (count === 0) return <p className={styles.empty}>{t('comments.empty')}</p>;
  const showMore = () => {
    shown.current = count;
    void fetchNextPage();
  };
  return (
    <>
      <ol ref={list} className={styles.list}>
        {comments.map((comment) => (
          <li key={comment.id} tabIndex={-1} className={styles.item}>
            <CommentEntry comment={comment} participantId={participantId} />
          </li>
        ))}
      </ol>
      <p role="alert" className={styles.fault}>
        {isFetchNextPageError && t('comments.moreFailed')}
      </p>
      {hasNextPage && (
        <Button kind="secondary" loading={isFetchingNextPage} onClick={showMore}>
          {t('comments.more')}
        </Button>
      )}
    </>
  );
}
