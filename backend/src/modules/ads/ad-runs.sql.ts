import { ofNobodySuspended } from '../auth/suspended.query.js';

/**
 * The condition that an ad, named by this alias, is in its run: it may be delivered now. A run whose days are over is no longer, also
 * before the clock has completed it.
 */
export const inItsRun = (ad: string): string =>
  `(${ad}.status = 'approved' AND ${ad}.running_since <= now() AND ${ad}.run_ends_at > now()
    AND ${ofNobodySuspended(`${ad}.user_id`)})`;

/** As a value, by which a batch is found in an index's order: a join would look at all that there are. */
const ownerIsFree = (ad: string): string =>
  `(SELECT owner.suspended_at FROM users owner WHERE owner.id = ${ad}.user_id) IS NULL`;

/** That its clock stands and has to run. */
const mayBegin = (ad: string): string =>
  `${ad}.status = 'approved' AND ${ad}.running_since IS NULL AND ${ad}.paused_at IS NULL AND ${ad}.withdrawn_at IS NULL
    AND ${ad}.completed_at IS NULL AND ${ownerIsFree(ad)}`;

/** The clock sees what was waited for: a transaction may have begun before the stretch that it ends. */
const NOW = 'statement_timestamp()';

/** A chosen start that has passed is none. */
const START = `greatest(${NOW}, ad.starts_at)`;

/** Hours, as a day of a time zone may have more of them or fewer. $1: days of a run that begins for the first time. */
const LEFT = `greatest(interval '0', coalesce(ad.run_days, $1) * interval '24 hours' - ad.ran_ms * interval '1 millisecond')`;

const BEGIN = `run_days = coalesce(ad.run_days, $1), running_since = ${START}, run_ends_at = ${START} + ${LEFT}`;

/** What was not begun takes nothing, and no stretch is longer than what was left. */
const stretch = (until: string): string =>
  `greatest(0, floor(extract(epoch FROM least(${until}, ad.run_ends_at) - ad.running_since) * 1000))::bigint`;

const stop = (until: string): string =>
  `ran_ms = ad.ran_ms + ${stretch(until)}, running_since = NULL, run_ends_at = NULL`;

/** $1: days, $2: the ad, which is locked. Does nothing where it may not run. */
export const BEGIN_ONE = `UPDATE ads ad SET ${BEGIN} WHERE ad.id = $2 AND ${mayBegin('ad')}`;

/** $1: the ad, which is locked. */
export const STOP_ONE = `UPDATE ads ad SET ${stop(NOW)} WHERE ad.id = $1 AND ad.running_since IS NOT NULL`;

/** So many ads a statement holds: few enough for triggers to look at what has changed (see the migration ChangedRows). */
const AT_ONCE = 250;

/** Those that somebody else is just changing wait for the next time. */
const some = (chosen: string, set: string): string => `
  WITH chosen AS MATERIALIZED (${chosen} LIMIT ${AT_ONCE} FOR UPDATE OF ad SKIP LOCKED),
  done AS (UPDATE ads ad SET ${set} WHERE ad.id = ANY (ARRAY(SELECT id FROM chosen)))
  SELECT count(*)::integer AS count FROM chosen`;

/** $1: days, $2: an account, null for all. */
export const BEGIN_SOME = some(
  `SELECT ad.id FROM ads ad WHERE ${mayBegin('ad')} AND ($2::integer IS NULL OR ad.user_id = $2) ORDER BY ad.id`,
  BEGIN,
);

/** Of suspended accounts, up to when each was. $1: an account, null for all. */
export const STOP_SOME_OF_SUSPENDED = some(
  `SELECT ad.id FROM users owner JOIN ads ad ON ad.user_id = owner.id
   WHERE owner.suspended_at IS NOT NULL AND ad.running_since IS NOT NULL AND ($1::integer IS NULL OR owner.id = $1)`,
  stop('(SELECT owner.suspended_at FROM users owner WHERE owner.id = ad.user_id)'),
);

/** Which the version before has sent back to moderation without knowing of a clock. */
export const STOP_SOME_UNDECIDED = some(
  `SELECT ad.id FROM ads ad WHERE ad.status <> 'approved' AND ad.running_since IS NOT NULL ORDER BY ad.id`,
  stop(NOW),
);

/** Locks those whose run is over, which ended first. $1: how many, $2: ids that are passed over. */
export const OVER = `
  SELECT ad.id FROM ads ad
  WHERE ad.status = 'approved' AND ad.run_ends_at <= now() AND NOT ad.id = ANY ($2) AND ${ownerIsFree('ad')}
  ORDER BY ad.run_ends_at LIMIT $1 FOR UPDATE OF ad SKIP LOCKED`;

/** $1: ads, which are locked. */
export const COMPLETE = `
  UPDATE ads ad SET ${stop(NOW)}, status = 'completed', completed_at = ${NOW} WHERE ad.id = ANY ($1)`;
