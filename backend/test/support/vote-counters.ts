import type { DataSource } from 'typeorm';

interface Counter {
  what: string;
  kept: number;
  rows: number;
}

/** Every counter of votes and comments is what counting the rows gives. */
export async function assertExactCounters({ manager }: Pick<DataSource, 'manager'>): Promise<void> {
  const wrong = await manager.query<Counter[]>(`
    WITH rows AS (
      SELECT month, award_id, participant_id, count(*) AS votes, count(*) FILTER (WHERE counted) AS counted
      FROM votes GROUP BY month, award_id, participant_id
    ), counters AS (
      SELECT concat_ws('/', 'votes', month, award_id, participant_id) AS what,
        coalesce(total.votes, 0)::integer AS kept, coalesce(rows.votes, 0)::integer AS rows
      FROM vote_totals total FULL JOIN rows USING (month, award_id, participant_id)
      UNION ALL
      SELECT concat_ws('/', 'counted', month, award_id, participant_id), coalesce(total.counted, 0)::integer,
        coalesce(rows.counted, 0)::integer
      FROM vote_totals total FULL JOIN rows USING (month, award_id, participant_id)
      UNION ALL
      SELECT concat_ws('/', 'votesReceived', id), votes_received,
        (SELECT count(*)::integer FROM votes WHERE participant_id = participants.id AND counted)
      FROM participants
      UNION ALL
      SELECT concat_ws('/', 'commentsReceived', id), comments_received,
        (SELECT count(*)::integer FROM votes WHERE participant_id = participants.id AND comment IS NOT NULL)
      FROM participants
    )
    SELECT * FROM counters WHERE kept <> rows
  `);
  if (wrong.length > 0) throw new Error(`Counters differ from the rows: ${JSON.stringify(wrong)}`);
}
