import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { Button } from '../../../ui/button/Button';
import { Loaded } from '../../../ui/feedback/Loaded';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useMarkRead } from '../hooks/use-mark-read';
import { useNews } from '../hooks/use-news';
import { NewsEntries } from './NewsEntries';
import styles from './NewsPanel.module.css';

/** The newest notifications, under the bell. */
export default function NewsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notifications');
  const query = useNews();
  const news = query.currentData;
  const { markRead, isMarking } = useMarkRead();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const newest = news?.items[0];

  return (
    <>
      <div className={styles.head}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {t('title')}
        </h2>
        {newest && news.unread > 0 && (
          <Button small kind="quiet" loading={isMarking} onClick={() => void markRead(newest.id)}>
            {t('markAll')}
          </Button>
        )}
      </div>
      <Loaded query={query} skeleton={<Skeleton height="12rem" />}>
        {({ items }) => (
          <>
            {items.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
            <NewsEntries notifications={items} onFollow={onClose} />
          </>
        )}
      </Loaded>
      <Link to={paths.notifications} className={styles.all} onClick={onClose}>
        {t('seeAll')}
      </Link>
    </>
  );
}
