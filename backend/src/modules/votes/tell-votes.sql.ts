/**
 * Tells of all votes that nobody was told of, at once: of each participant the total, as pages show it, and how many came without
 * a comment. Neither a vote's number nor its time is in it. A month's votes without comments are one piece of news, which counts
 * them and is new again with each bundle. What another process is just telling is left to it.
 */
export const TELL_VOTES = `
  WITH untold AS (
    DELETE FROM untold_votes WHERE key IN (SELECT key FROM untold_votes FOR UPDATE SKIP LOCKED)
    RETURNING participant_id, silent_month
  ), silent AS (
    SELECT participant_id, silent_month AS month, count(*)::integer AS votes
    FROM untold WHERE silent_month IS NOT NULL GROUP BY participant_id, silent_month
  ), news AS (
    INSERT INTO notifications AS old (user_id, kind, params, source)
    SELECT participant.user_id, 'vote',
      jsonb_build_object('participantId', participant.id, 'month', month, 'count', votes), 'votes/' || month
    FROM silent JOIN participants participant ON participant.id = participant_id
    ORDER BY participant.user_id, month
    ON CONFLICT (user_id, source) WHERE source IS NOT NULL
    DO UPDATE SET id = excluded.id, created_at = excluded.created_at, read_at = NULL, params = excluded.params
      || jsonb_build_object('count', (old.params->>'count')::integer + (excluded.params->>'count')::integer)
    RETURNING id, user_id
  )
  INSERT INTO site_events (event, data, user_id)
  SELECT 'vote', jsonb_build_object('votes', jsonb_object_agg(id, votes_received)), NULL
  FROM participants WHERE id IN (SELECT participant_id FROM untold) HAVING count(*) > 0
  UNION ALL
  SELECT 'notification', jsonb_build_object('id', id), user_id FROM news
`;
