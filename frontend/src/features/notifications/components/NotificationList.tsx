import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useNotificationPagesInfiniteQuery } from '../api';
import { useMarkRead } from '../hooks/use-mark-read';
import { NewsEntries } from './NewsEntries';
import styles from './NotificationList.module.css';

/** All of one's news, newest first, a page at a time. */
export function NotificationList() {
  const { t } = useTranslation('notifications');
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } =
    useNotificationPagesInfiniteQuery();
  const { markRead, isMarking } = useMarkRead();
  const notifications = data?.pages.flatMap(({ items }) => items);
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useFirstOfMore(list, notifications?.length ?? 0);

  if (!notifications)
    return error ? <LoadFailure error={error} retry={refetch} /> : <Skeleton height="24rem" />;
  const [newest] = notifications;
  if (!newest) return <EmptyState text={t('empty')} />;
  const showMore = () => {
    focusNext();
    void fetchNextPage();
  };
  const unread = data?.pages[0]?.unread ?? 0;
  return (
    <>
      {unread > 0 && (
        <p className={styles.tools}>
          <span>{t('unread', { count: unread })}</span>
          <Button small kind="secondary" loading={isMarking} onClick={() => void markRead(newest.id)}>
            {t('markAll')}
          </Button>
        </p>
      )}
      <div ref={list} className={styles.list}>
        <NewsEntries notifications={notifications} />
      </div>
      <p role="alert" className={styles.fault}>
        {isFetchNextPageError && t('moreFailed')}
      </p>
      {hasNextPage && (
        <Button kind="secondary" loading={isFetchingNextPage} onClick={showMore}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

/** Lets the first entry of the next page take the focus, which the button that asked for it may lose. */
function useFirstOfMore(list: RefObject<HTMLElement | null>, count: number): () => void {
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (shown.current === null || count <= shown.current) return;
    list.current?.querySelectorAll<HTMLElement>('li a')[shown.current]?.focus();
    shown.current = null;
  }, [count, list]);
  return () => {
    shown.current = count;
  };
}
