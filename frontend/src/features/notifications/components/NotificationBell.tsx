import { useSession } from '../../../session/use-session';
import { optionalPart } from '../../../ui/optional-part';
import styles from './NotificationBell.module.css';

/** Where it cannot be fetched there is no bell; the menu leads to the news, too. */
const NewsBell = optionalPart(() => import('./NewsBell'), <span className={styles.place} />);

/** The bell of whoever is signed in; nobody else fetches it. */
export function NotificationBell() {
  const { user } = useSession();
  return user && <NewsBell />;
}
