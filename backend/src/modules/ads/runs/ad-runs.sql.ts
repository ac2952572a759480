import { ofNobodySuspended } from '../../auth/suspended.query.js';

/**
 * The condition that an ad, named by this alias, is in its run: it may be delivered now. A run whose days are over is no longer, also
 * before the clock has completed it.
 */
export const inItsRun = (ad: string): string =>
  `(${ad}.status = 'approved' AND ${ad}.running_since <= now() AND ${ad}.run_ends_at > now()
    AND ${ofNobodySuspended(`${ad}.user_id`)})`;

/** As a value, by which a batch is found in an index's order: a join would look at all that there are. */
const suspensionOf = (userId: string): string =>
  `(SELECT owner.suspended_at FROM users owner WHERE owner.id = ${userId})`;

const isFree = (userId: string): string => `${suspensionOf(userId)} IS NULL`;

/** That its clock stands and has to run, unless its account is suspended. */
const STANDS = `ad.status = 'approved' AND ad.running_since IS NULL AND ad.paused_at IS NULL AND ad.withdrawn_at IS NULL
    AND ad.completed_at IS NULL`;

/** The clock sees what was waited for: a transaction may have begun before the stretch that it ends. */
const NOW = 'statement_timestamp()';

/** Asked by whoever holds an ad's lock, it is the time by which nobody else changes it any more. */
export const TIME = `SELECT ${NOW} AS now`;

/** Of an ad that is approved, or was until just now: from its first approval on. $1: days of one without any. */
const APPROVED = `run_days = coalesce(ad.run_days, $1), approved_at = coalesce(ad.approved_at, ${NOW})`;

/** A chosen start that has passed is none. */
const START = `greatest(${NOW}, ad.starts_at)`;

/** Hours, as a day of a time zone may have more of them or fewer. $1: days of an ad that has none yet. */
const LEFT = `greatest(interval '0', coalesce(ad.run_days, $1) * interval '24 hours' - ad.ran_ms * interval '1 millisecond')`;

const BEGIN = `${APPROVED}, running_since = ${START}, run_ends_at = ${START} + ${LEFT}`;

/** What was not begun takes nothing, and no stretch is longer than what was left. */
const elapsedMs = (until: string): string =>
  `greatest(0, floor(extract(epoch FROM least(${until}, ad.run_ends_at) - ad.running_since) * 1000))::bigint`;

const stoppedColumns = (until: string): string =>
  `ran_ms = ad.ran_ms + ${elapsedMs(until)}, running_since = NULL, run_ends_at = NULL`;

/** $1: days, $2: the ad, which is locked. */
export const APPROVE_ONE = `UPDATE ads ad SET ${APPROVED} WHERE ad.id = $2`;

/** $1: days, $2: the ad, which is locked. Does nothing where it may not run. */
export const BEGIN_ONE = `UPDATE ads ad SET ${BEGIN} WHERE ad.id = $2 AND ${STANDS} AND ${isFree('ad.user_id')}`;

/** $1: the ad, which is locked. One that the version before approved is known to have been, also where its clock never ran. */
export const STOP_ONE = `
  UPDATE ads ad SET ${stoppedColumns(NOW)},
    approved_at = coalesce(ad.approved_at, CASE WHEN ad.status = 'approved' THEN ${NOW} END)
  WHERE ad.id = $1 AND (ad.running_since IS NOT NULL OR ad.status = 'approved')`;

const COMPLETED = `${stoppedColumns(NOW)}, completed_at = ad.run_ends_at`;

/** $1: the ad, which is locked, and whose days are over. */
export const END_ONE = `UPDATE ads ad SET ${COMPLETED} WHERE ad.id = $1`;

/** So many ads a statement holds: few enough for triggers to look at what has changed (see the migration ChangedRows). */
const AT_ONCE = 250;

/** Those that somebody else is just changing wait for the next time. */
const LOCKED = 'FOR UPDATE OF ad SKIP LOCKED';

const changeChosen = (chosen: string, set: string, before = ''): string => `
  WITH RECURSIVE ${before} chosen AS MATERIALIZED (${chosen}),
  done AS (UPDATE ads ad SET ${set} WHERE ad.id = ANY (ARRAY(SELECT id FROM chosen)))
  SELECT count(*)::integer AS count FROM chosen`;

/** The first account after others that has an ad whose clock stands. */
const firstOwner = (where: string): string =>
  `SELECT ad.user_id FROM ads ad WHERE ${STANDS} AND ${where} ORDER BY ad.user_id LIMIT 1`;

/** Each account that has such ads once, however many it has: those of one that is suspended are passed over as one. $2: the only one, null for all. */
const OWNERS = `
  owners (id) AS (
    SELECT coalesce($2::integer, (${firstOwner('true')}))
    UNION ALL
    SELECT (${firstOwner('ad.user_id > owners.id')}) FROM owners WHERE owners.id IS NOT NULL AND $2 IS NULL
  ),`;

/** $1: days, $2: an account, null for all. */
export const BEGIN_SOME = changeChosen(
  `SELECT ad.id FROM owners, LATERAL (
     SELECT ad.id FROM ads ad WHERE ad.user_id = owners.id AND ${STANDS} ORDER BY ad.id LIMIT ${AT_ONCE} ${LOCKED}
   ) ad WHERE owners.id IS NOT NULL AND ${isFree('owners.id')} LIMIT ${AT_ONCE}`,
  BEGIN,
  OWNERS,
);

/** Of suspended accounts, up to when each was; a run that was over by then is left to be completed. $1: an account, null for all. */
export const STOP_SOME_OF_SUSPENDED = changeChosen(
  `SELECT ad.id FROM users owner JOIN ads ad ON ad.user_id = owner.id
   WHERE owner.suspended_at < ad.run_ends_at AND ad.running_since IS NOT NULL AND owner.suspended_at IS NOT NULL
     AND ($1::integer IS NULL OR owner.id = $1)
   LIMIT ${AT_ONCE} ${LOCKED}`,
  stoppedColumns(suspensionOf('ad.user_id')),
);

/** Which the version before has sent back to moderation without knowing of a clock. */
export const STOP_SOME_UNDECIDED = changeChosen(
  `SELECT ad.id FROM ads ad WHERE ad.status <> 'approved' AND ad.running_since IS NOT NULL
   ORDER BY ad.id LIMIT ${AT_ONCE} ${LOCKED}`,
  stoppedColumns(NOW),
);

/** Locks those whose run is over, which ended first. $1: how many, $2: ids that are passed over. */
export const OVER = `
  SELECT ad.id FROM ads ad
  WHERE ad.status = 'approved' AND ad.run_ends_at <= now() AND NOT ad.id = ANY ($2)
    AND ad.run_ends_at <= coalesce(${suspensionOf('ad.user_id')}, 'infinity')
  ORDER BY ad.run_ends_at LIMIT $1 ${LOCKED}`;

/** $1: ads, which are locked. */
export const COMPLETE = `UPDATE ads ad SET ${COMPLETED}, status = 'completed' WHERE ad.id = ANY ($1)`;
