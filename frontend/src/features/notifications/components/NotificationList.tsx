import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Loaded } from '../../../ui/feedback/Loaded';
import { MorePages } from '../../../ui/paging/MorePages';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useNotificationPagesInfiniteQuery } from '../api';
import { useMarkRead } from '../hooks/use-mark-read';
import { NewsEntries } from './NewsEntries';
import styles from './NotificationList.module.css';

/** All of one's news, newest first, a page at a time. */
export function NotificationList() {
  const { t } = useTranslation('notifications');
  const query = useNotificationPagesInfiniteQuery();
  const list = useRef<HTMLDivElement>(null);
  return (
    <Loaded query={query} skeleton={<Skeleton height="24rem" />}>
      {({ pages }) => {
        const notifications = pages.flatMap(({ items }) => items);
        const [newest] = notifications;
        if (!newest) return <EmptyState text={t('empty')} />;
        return (
          <>
            <Unread count={pages[0]?.unread ?? 0} newest={newest.id} />
            <div ref={list} className={styles.list}>
              <NewsEntries notifications={notifications} />
            </div>
            <MorePages
              query={query}
              list={list}
              entry="li a"
              words={{ more: t('more'), failed: t('moreFailed') }}
            />
          </>
        );
      }}
    </Loaded>
  );
}

function Unread({ count, newest }: { count: number; newest: number }) {
  const { t } = useTranslation('notifications');
  const { markRead, isMarking } = useMarkRead();
  if (count === 0) return null;
  return (
    <p className={styles.tools}>
      <span>{t('unread', { count })}</span>
      <Button small kind="secondary" loading={isMarking} onClick={() => void markRead(newest)}>
        {t('markAll')}
      </Button>
    </p>
  );
}
