import { useTranslation } from 'react-i18next';
import { useNews } from '../hooks/use-news';
import styles from './NewsCount.module.css';

/** How much news is new; nothing where none is. */
export default function NewsCount() {
  const { t } = useTranslation();
  const unread = useNews().currentData?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {unread > 99 ? t('news.over', { number: 99 }) : unread}
      </span>
      <span className="visually-hidden">{t('news.unread', { count: unread })}</span>
    </>
  );
}
