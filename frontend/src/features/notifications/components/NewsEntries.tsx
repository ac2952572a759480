import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocale } from '../../../i18n/use-locale';
import { useLongDate } from '../../../i18n/use-long-date';
import { useLongTime } from '../../../i18n/use-long-time';
import type { Notification } from '../api';
import { useSentence } from '../hooks/use-sentence';
import { newsOf } from '../news-of';
import styles from './NewsEntries.module.css';

interface NewsEntriesProps {
  notifications: readonly Notification[];
  onFollow?: () => void;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Gives a function that says how long ago something was, and after a week on which day. */
function useTimePassed(): (instant: string, now?: number) => string {
  const locale = useLocale();
  const longDate = useLongDate();
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return (instant, now = Date.now()) => {
    const passed = Math.max(0, now - new Date(instant).getTime());
    if (passed < MINUTE_MS) return format.format(0, 'second');
    if (passed < HOUR_MS) return format.format(-Math.floor(passed / MINUTE_MS), 'minute');
    if (passed < DAY_MS) return format.format(-Math.floor(passed / HOUR_MS), 'hour');
    return passed < 7 * DAY_MS ? format.format(-Math.floor(passed / DAY_MS), 'day') : longDate(instant);
  };
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
