import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLongTime } from '../../../i18n/use-long-time';
import type { Notification } from '../api';
import { useSentence } from '../hooks/use-sentence';
import { useTimePassed } from '../hooks/use-time-passed';
import { newsOf } from '../news-of';
import styles from './NewsEntries.module.css';

interface NewsEntriesProps {
  notifications: readonly Notification[];
  onFollow?: () => void;
}

/** Notifications as sentences that lead to what they tell of, newest first. What has no words here is passed over. */
export function NewsEntries({ notifications, onFollow }: NewsEntriesProps) {
  const { t } = useTranslation('notifications');
  const sentence = useSentence();
  const timePassed = useTimePassed();
  const longTime = useLongTime();
  return (
    <ol className={styles.list}>
      {notifications.map(({ id, createdAt, readAt, ...notification }) => {
        const news = newsOf(notification);
        return (
          news && (
            <li key={id} className={styles.entry} data-unread={readAt === null || undefined}>
              <Link to={news.to} className={styles.link} onClick={onFollow}>
                {readAt === null && <span className="visually-hidden">{t('new')} </span>}
                {sentence(news)}
              </Link>
              <time dateTime={createdAt} title={longTime(createdAt)} className={styles.when}>
                {timePassed(createdAt)}
              </time>
            </li>
          )
        );
      })}
    </ol>
  );
}
