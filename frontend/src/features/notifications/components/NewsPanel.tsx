import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { Button } from '../../../ui/button/Button';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useMarkRead } from '../hooks/use-mark-read';
import { useNews } from '../hooks/use-news';
import { NewsEntries } from './NewsEntries';
import styles from './NewsPanel.module.css';

/** The newest notifications, under the bell. */
export default function NewsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notifications');
  const { news, error, refetch } = useNews();
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
      {!news && (error ? <LoadFailure error={error} retry={refetch} /> : <Skeleton height="12rem" />)}
      {news?.items.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      {news && <NewsEntries notifications={news.items} onFollow={onClose} />}
      <Link to={paths.notifications} className={styles.all} onClick={onClose}>
        {t('seeAll')}
      </Link>
    </>
  );
}
