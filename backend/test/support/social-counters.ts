import type { DataSource } from 'typeorm';

/** Every counter of followers is what counting the rows gives. */
export async function assertExactFollowers({ manager }: Pick<DataSource, 'manager'>): Promise<void> {
  const wrong = await manager.query<object[]>(`
    WITH rows AS (
      SELECT follow.participant_id AS id, count(*)::integer AS followers, count(decision.user_id)::integer AS uncounted,
        (count(DISTINCT account.mailbox)
          FILTER (WHERE account.email_confirmed_at IS NOT NULL AND decision.user_id IS NULL))::integer AS proved
      FROM follows follow JOIN users account ON account.id = follow.user_id
      LEFT JOIN uncounted_follows decision
        ON decision.participant_id = follow.participant_id AND decision.user_id = follow.user_id
      GROUP BY follow.participant_id
    )
    SELECT id, kept.followers, rows.followers AS "ofRows", kept.uncounted_followers, rows.uncounted, kept.proved_followers,
      rows.proved
    FROM participants kept LEFT JOIN rows USING (id)
    WHERE (kept.followers, kept.uncounted_followers, kept.proved_followers)
      <> (coalesce(rows.followers, 0), coalesce(rows.uncounted, 0), coalesce(rows.proved, 0))
  `);
  if (wrong.length > 0) throw new Error(`Counters differ from the rows: ${JSON.stringify(wrong)}`);
}
