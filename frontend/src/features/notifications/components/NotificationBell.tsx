import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '../../../session/use-session';
import styles from './NotificationBell.module.css';

const none = { default: () => null };

/** Where it cannot be fetched there is no bell; the menu leads to the news, too. */
const NewsBell = lazy<ComponentType>(() => import('./NewsBell').catch(() => none));

/** The bell of whoever is signed in; nobody else fetches it. */
export function NotificationBell() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Suspense fallback={<span className={styles.place} />}>
      <NewsBell />
    </Suspense>
  );
}
