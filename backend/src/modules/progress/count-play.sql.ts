/** Of one viewer, film and day (UTC). */
const markOf = (viewer: string): string => `encode(
        sha256(convert_to(concat_ws(' ', ${viewer}::text, $2::integer, to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD')), 'UTF8')), 'base64'
      )`;

const MARK = markOf('$1');
/** Of an account, whose mailbox may be another one by the evening; null for whoever is signed out. */
const ACCOUNT_MARK = `CASE WHEN $3::text IS NOT NULL THEN ${markOf('$3')} END`;

/** Whether a play is counted already, so that a repeated one takes nothing from what its viewer may still play. */
export const IS_COUNTED = `SELECT FROM film_plays WHERE mark = ${MARK} OR account_mark = ${ACCOUNT_MARK}`;

/**
 * A play with all that it is counted in, in one statement; nothing for whoever played the film that day (UTC) already. Rows
 * are locked in the order play, participant, report, as everywhere.
 */
export const COUNT_PLAY = `
  WITH play AS (
    INSERT INTO film_plays (mark, account_mark, progress_update_id, participant_id, user_id, proved, address_hash)
    SELECT ${MARK}, ${ACCOUNT_MARK}, id, participant_id, $4, $5, $6
    FROM progress_updates WHERE id = $2 AND NOT EXISTS (
      SELECT FROM participants author JOIN seasons ON seasons.number = author.season
      WHERE author.id = participant_id AND seasons.closed_at IS NOT NULL)
    ON CONFLICT DO NOTHING
    RETURNING progress_update_id, participant_id, proved
  ), participant AS (
    UPDATE participants SET film_plays = film_plays + 1, proved_plays = proved_plays + proved::integer
    FROM play WHERE participants.id = play.participant_id
    RETURNING progress_update_id
  )
  UPDATE progress_updates SET plays = plays + 1 FROM participant WHERE progress_updates.id = progress_update_id
`;
