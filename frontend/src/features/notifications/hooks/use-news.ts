import { useSession } from '../../../session/use-session';
import { useListNotificationsQuery } from '../api';

const newest = { limit: 10 };

/** The newest notifications of whoever is signed in. */
export function useNews() {
  const { user } = useSession();
  const query = useListNotificationsQuery(newest, { skip: !user });
  return { ...query, user, currentData: user ? query.currentData : undefined };
}
