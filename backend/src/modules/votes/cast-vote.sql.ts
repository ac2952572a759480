/**
 * What a mailbox has once, as it is stored: another text for each of its votes, so that nobody can tell which ones share a
 * mailbox. Null where the mailbox's mark is, as nobody has proved it.
 */
export const markOf = (mailbox: string, ...vote: string[]): string =>
  `encode(sha256(convert_to(${[`${mailbox}::text`, ...vote].join(" || ' ' || ")}, 'UTF8')), 'base64')`;

/**
 * A vote with all that follows from it, in one statement: one round trip, and the rows that everybody's votes meet at are
 * locked for no longer than it runs. It writes nothing where anything forbids the vote.
 *
 * Rows are locked in the order award, participant, total, as everywhere. The month is that of the database's clock, so that
 * processes agree on it. Who voted is told of a comment alone, and at once; that there was a vote is left for the next bundle
 * (`VoteBundles`).
 *
 * Its commit does not wait for the disk, as every other vote would wait with it for the rows and for the lock that numbers
 * events: whoever runs it awaits `DurableCommits.flushed()` before the vote is acknowledged.
 */
export const CAST_VOTE = `
  WITH moment AS MATERIALIZED (
    SELECT now() AS instant, to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
      set_config('synchronous_commit', 'off', true)
  ), allowed AS MATERIALIZED (
    SELECT participant.id AS participant_id, award.id AS award_id, moment.instant, moment.month
    FROM moment
    JOIN participants participant ON participant.id = $2 AND participant.is_active AND participant.user_id <> $1
    JOIN awards award ON award.kind = 'votes' AND award.status = 'open' AND award.id = coalesce($3, award.id)
      AND award.season = participant.season AND participant.is_public
    WHERE vote_month_is_open(moment.month, award.season) AND NOT EXISTS (
      SELECT FROM votes former WHERE former.former_voter = $9
      AND former.participant_id = participant.id AND former.award_id = award.id AND former.month = moment.month
    )
    FOR SHARE OF award
  ), cast_vote AS (
    INSERT INTO votes
      (participant_id, award_id, month, created_at, user_id, comment, pseudonym, secret, address_hash, mailbox_mark)
    SELECT participant_id, award_id, month, instant, $1, $4, $5, $6, $7,
      ${markOf('$10', 'participant_id', 'award_id', 'month')}
    FROM allowed
    ON CONFLICT DO NOTHING
    RETURNING *
  ), figures AS (
    UPDATE participants
    SET votes_received = votes_received + 1,
      comments_received = comments_received + (cast_vote.comment IS NOT NULL)::integer
    FROM cast_vote WHERE participants.id = cast_vote.participant_id
    RETURNING participants.user_id AS told
  ), totals AS (
    INSERT INTO vote_totals AS total (month, award_id, participant_id, votes, counted)
    SELECT month, award_id, participant_id, 1, 1 FROM cast_vote, figures
    ON CONFLICT (month, award_id, participant_id)
    DO UPDATE SET votes = total.votes + 1, counted = total.counted + 1
    RETURNING month
  ), untold AS (
    INSERT INTO untold_votes (participant_id, silent_month)
    SELECT participant_id, CASE WHEN comment IS NULL THEN month END FROM cast_vote
  ), news AS (
    INSERT INTO notifications (user_id, kind, params, source, created_at)
    SELECT told, 'comment', jsonb_build_object('participantId', participant_id, 'month', month, 'name', $8::text,
      'comment', left(comment, 140)), 'comments/' || id, created_at
    FROM cast_vote, figures WHERE comment IS NOT NULL
    RETURNING id, user_id
  ), told AS (
    INSERT INTO site_events (event, data, user_id)
    SELECT 'notification', jsonb_build_object('id', id), user_id FROM news
  )
  SELECT id, participant_id AS "participantId", award_id AS "awardId", month, comment, comment_id AS "commentId",
    pseudonym, secret, created_at AS "createdAt"
  FROM cast_vote
`;
