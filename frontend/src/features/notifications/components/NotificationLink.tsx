import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { useNews } from '../hooks/use-news';
import styles from './NotificationLink.module.css';

/** The way to one's news in the menu of small screens, with how much of it is new. */
export function NotificationLink({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  const { user, currentData: news } = useNews();
  if (!user) return null;
  const unread = news?.unread ?? 0;
  return (
    <NavLink to={paths.notifications} end className={styles.link} onClick={onFollow}>
      {t('news.bell')}
      {unread > 0 && (
        <>
          <span className={styles.count} aria-hidden="true">
            {unread > 99 ? t('news.over', { number: 99 }) : unread}
          </span>
          <span className="visually-hidden">{t('news.unread', { count: unread })}</span>
        </>
      )}
    </NavLink>
  );
}
