import type { BurstKind, BurstSide } from './burst.types.js';

/** Scalar subqueries, as a join may read what they look up as a whole. */
const ENTRIES: Record<BurstKind, string> = {
  votes: `SELECT id::text, participant_id, user_id, address_hash, created_at, counted, uncounted_reason AS reason
    FROM votes WHERE address_hash IS NOT NULL`,
  plays: `SELECT mark AS id, participant_id, user_id, address_hash, created_at, counted, uncounted_reason AS reason
    FROM film_plays`,
  follows: `SELECT *, reason IS NULL AS counted FROM (
      SELECT user_id::text AS id, participant_id, user_id, address_hash, created_at, (
        SELECT reason FROM uncounted_follows decision
        WHERE decision.participant_id = follow.participant_id AND decision.user_id = follow.user_id
      ) AS reason FROM follows follow
    ) follow`,
};

/** So many characters tell networks apart, and are too few to look for elsewhere. */
const KEYS: Record<BurstSide, string> = {
  network: 'left(address_hash, 6)',
  domain: `(SELECT nullif(split_part(mailbox, '@', 2), '') FROM users WHERE id = entry.user_id)`,
  hour: `''`,
};

/** Social Media Impact goes by plays and follows; no other season's than the participant's. */
const IS_SOCIAL_AWARD_CLOSED = `(
  EXISTS (SELECT FROM awards WHERE kind = 'social' AND status = 'closed' AND season = participant.season)
  OR EXISTS (SELECT FROM seasons WHERE number = participant.season AND closed_at IS NOT NULL))`;

/** Whether nothing about them can be changed any more, by the hour and the participant. */
export const IS_FINAL: Record<BurstKind, string> = {
  votes: `EXISTS (SELECT FROM vote_months WHERE month = to_char(hour AT TIME ZONE 'UTC', 'YYYY-MM'))`,
  plays: IS_SOCIAL_AWARD_CLOSED,
  follows: IS_SOCIAL_AWARD_CLOSED,
};

/** Each with its hour and what it shares with others. */
export const entriesOf = (kind: BurstKind, by: BurstSide): string =>
  `SELECT *, date_trunc('hour', created_at, 'UTC') AS hour, ${KEYS[by]} AS key FROM (${ENTRIES[kind]}) entry`;
