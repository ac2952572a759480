import type { EntityManager } from 'typeorm';
import type { DemoCast } from './demo-cast.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is older, an account has long read and scrolled past. */
const TOLD_DAYS = 60;

/** The newest of each account are unread, so that every bell has something new to say, and something old. */
const UNREAD = 2;

/**
 * What the features would have told at the time, drawn from the rows that it tells of: votes of a month added up, comments
 * that are not hidden one by one, reports to followers, a hidden comment to its author.
 */
const NEWS = `
  WITH news AS (
    SELECT participant.user_id, 'vote' AS kind, 'votes/' || vote.month AS source, max(vote.created_at) AS created_at,
      jsonb_build_object('participantId', participant.id, 'month', vote.month, 'count', count(*)) AS params
    FROM votes vote JOIN participants participant ON participant.id = vote.participant_id
    WHERE vote.comment IS NULL
    GROUP BY participant.id, vote.month
    UNION ALL
    SELECT participant.user_id, 'comment', 'comments/' || vote.id, vote.created_at,
      jsonb_build_object('participantId', participant.id, 'month', vote.month, 'name', voter.username,
        'comment', left(vote.comment, 140))
    FROM votes vote
    JOIN participants participant ON participant.id = vote.participant_id
    JOIN users voter ON voter.id = vote.user_id
    WHERE vote.comment IS NOT NULL AND NOT vote.hidden
    UNION ALL
    SELECT follow.user_id, 'progress', NULL, report.created_at,
      jsonb_build_object('participantId', participant.id, 'name', participant.name, 'title', report.title,
        'month', report.month, 'reportId', report.id)
    FROM progress_updates report
    JOIN participants participant ON participant.id = report.participant_id
    JOIN follows follow ON follow.participant_id = participant.id AND follow.created_at < report.created_at
    UNION ALL
    SELECT vote.user_id, 'comment_hidden', NULL, vote.created_at,
      jsonb_build_object('participantId', participant.id, 'participantName', participant.name,
        'reason', vote.hidden_reason, 'comment', left(vote.comment, 140))
    FROM votes vote JOIN participants participant ON participant.id = vote.participant_id
    WHERE vote.hidden
  )
  INSERT INTO notifications (user_id, kind, source, created_at, params, read_at)
  SELECT user_id, kind, source, created_at, params,
    CASE WHEN row_number() OVER (PARTITION BY user_id ORDER BY created_at DESC) > $2 THEN created_at END
  FROM news WHERE created_at > $1 OR kind = 'comment_hidden'
  ORDER BY created_at
`;

export async function fillNews(manager: EntityManager, { season }: DemoCast): Promise<void> {
  await manager.query(NEWS, [new Date(season.now.getTime() - TOLD_DAYS * DAY_MS), UNREAD]);
}
