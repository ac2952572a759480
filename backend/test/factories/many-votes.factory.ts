import type { DataSource } from 'typeorm';

const AT_ONCE = 5_000;

/** Writes many votes of a past month, with their total; every seventh was left uncounted. */
export async function manyVotes(
  dataSource: DataSource,
  participantId: number,
  month: string,
  count: number,
): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE)
    await dataSource.query(
      `INSERT INTO votes (participant_id, award_id, month, pseudonym, counted)
       SELECT $1, 1, $2, '0x' || encode(sha256(($2 || '-' || n)::bytea), 'hex'), n % 7 <> 0 FROM generate_series($3::integer, $4) n`,
      [participantId, month, from, Math.min(from + AT_ONCE - 1, count)],
    );
  await dataSource.query(
    `INSERT INTO vote_totals (month, award_id, participant_id, votes, counted)
     SELECT month, award_id, participant_id, count(*), count(*) FILTER (WHERE counted) FROM votes WHERE month = $1 GROUP BY 1, 2, 3`,
    [month],
  );
}
