import type { EntityManager } from 'typeorm';
import { seasonMonthsShared } from './seasons.errors.js';

/** Seasons of which a later one starts in a calendar month (UTC) in which the one before it still runs, or before it. */
const SHARED = `
  SELECT earlier.number AS earlier, later.number AS later
  FROM seasons earlier JOIN seasons later ON later.number > earlier.number
  WHERE later.starts_at IS NOT NULL AND date_trunc('month', later.starts_at AT TIME ZONE 'UTC') <=
    date_trunc('month', greatest(earlier.ends_at - interval '1 millisecond', earlier.starts_at) AT TIME ZONE 'UTC')
  ORDER BY earlier, later LIMIT 1`;

/**
 * A month's votes have one root, so that no two seasons may share one.
 * @throws seasonMonthsShared
 */
export async function assertOwnMonths(manager: EntityManager): Promise<void> {
  const [shared] = await manager.query<{ earlier: number; later: number }[]>(SHARED);
  if (shared) throw seasonMonthsShared({ ...shared });
}
