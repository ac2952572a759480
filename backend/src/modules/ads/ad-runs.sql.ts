import { ofNobodySuspended } from '../auth/suspended.query.js';

/**
 * The condition that an ad, named by this alias, is in its run: it may be delivered now. A run whose days are over is no longer, also
 * before the clock has completed it.
 */
export const inItsRun = (ad: string): string =>
  `(${ad}.status = 'approved' AND ${ad}.running_since <= now() AND ${ad}.run_ends_at > now()
    AND ${ofNobodySuspended(`${ad}.user_id`)})`;
