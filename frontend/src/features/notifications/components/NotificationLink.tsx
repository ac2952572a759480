import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { useSession } from '../../../session/use-session';
import { optionalPart } from '../../../ui/optional-part';
import styles from './NotificationLink.module.css';

const NewsCount = optionalPart(() => import('./NewsCount'));

/** The way to one's news in the menu of small screens, with how much of it is new; nobody else fetches that. */
export function NotificationLink({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  if (!user) return null;
  return (
    <NavLink to={paths.notifications} end className={styles.link} onClick={onFollow}>
      {t('news.bell')}
      <NewsCount />
    </NavLink>
  );
}
