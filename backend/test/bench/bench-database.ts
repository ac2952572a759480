import type { Client } from 'pg';
import { createHmac, randomUUID } from 'node:crypto';

export const SESSION_SECRET = 'a secret that only the benchmark knows';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Participants 1 to `count` with accounts of their own, and an open award for votes. */
export async function addParticipants(client: Client, count: number): Promise<void> {
  await client.query(
    `INSERT INTO users (username, email, password, role)
     SELECT 'participant' || n, 'participant' || n || '@example.test', 'none', 'participant' FROM generate_series(1, $1) n`,
    [count],
  );
  await client.query(
    `INSERT INTO participants (user_id, name, bio, profession, age, graduation_year, work_experience, project_description, "order")
     SELECT id, username, '', '', 30, 2025, 1, '', row_number() OVER (ORDER BY id) FROM users WHERE role = 'participant'`,
  );
  await client.query(`UPDATE awards SET status = 'open' WHERE kind = 'votes'`);
}

/** Approved ads of one account. */
export async function addAds(client: Client, owner: number, count: number): Promise<void> {
  await client.query(
    `INSERT INTO ads (title, description, category, status, user_id)
     SELECT 'Solar lamps for night markets ' || n, repeat('Rent a lamp by the evening. ', 5), 'technology', 'approved', $1
     FROM generate_series(1, $2) n`,
    [owner, count],
  );
}

/** Accounts that may vote. @returns their ids */
export async function addVoters(client: Client, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO users (username, email, password, role)
     SELECT 'voter' || n, 'voter' || n || '@example.test', 'none', 'viewer' FROM generate_series(1, $1) n
     RETURNING id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** An account that may use the console, where administrators have to have a second factor. @returns its id */
export async function addAdmin(client: Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO users (username, email, password, role, second_factor)
     VALUES ('console', 'console@example.test', 'none', 'admin', true) RETURNING id`,
  );
  return rows[0]!.id;
}

/** Votes of months gone by, one a voter, participant and month, with the counters they make. */
export async function addPastVotes(client: Client, voters: readonly number[], count: number): Promise<void> {
  await client.query(
    `INSERT INTO votes (user_id, participant_id, award_id, month, pseudonym)
     SELECT voter, participant.id, award.id, to_char(now() - make_interval(months => past), 'YYYY-MM'),
            '0x' || encode(sha256((voter || '-' || participant.id || '-' || past)::bytea), 'hex')
     FROM generate_series(1, 12) past, unnest($1::int[]) voter, participants participant, awards award
     WHERE award.kind = 'votes' LIMIT $2`,
    [voters, count],
  );
  await client.query(
    `INSERT INTO vote_totals (month, award_id, participant_id, votes, counted)
     SELECT month, award_id, participant_id, count(*), count(*) FROM votes GROUP BY 1, 2, 3`,
  );
  await client.query(
    `UPDATE participants SET votes_received = (SELECT coalesce(sum(counted), 0) FROM vote_totals WHERE participant_id = participants.id)`,
  );
  // As long closed: else the server would build their trees while it is measured.
  await client.query(
    `INSERT INTO vote_months (month, root, leaves, closed_at, transaction_hash, block_number)
     SELECT month, '0x', sum(votes), now(), '0x', 1 FROM vote_totals GROUP BY month`,
  );
  await client.query(
    `INSERT INTO vote_trees (month, root, leaves, bytes) SELECT month, root, leaves, 0 FROM vote_months`,
  );
  await client.query('VACUUM ANALYZE');
}

/** Votes of a month gone by, which is to be fixed. Without what follows from each single one. */
export async function addVotesOfMonth(client: Client, month: string, count: number): Promise<void> {
  await client.query('BEGIN');
  await client.query('SET LOCAL session_replication_role = replica');
  await client.query(
    `INSERT INTO votes (participant_id, award_id, month, pseudonym, counted, created_at)
     SELECT 1 + n % 9, award.id, $1, '0x' || encode(sha256(n::text::bytea), 'hex'), n % 11 <> 0, now() - interval '90 days'
     FROM generate_series(1, $2::integer) n, awards award WHERE award.kind = 'votes'`,
    [month, count],
  );
  await client.query('ANALYZE votes');
  await client.query(
    `INSERT INTO vote_totals (month, award_id, participant_id, votes, counted)
     SELECT month, award_id, participant_id, count(*), count(*) FILTER (WHERE counted) FROM votes GROUP BY 1, 2, 3`,
  );
  await client.query('COMMIT');
}

/** Signs accounts in, which have written nothing for an hour and have just proved themselves. @returns a cookie header for each */
export async function signIn(client: Client, userIds: readonly number[]): Promise<string[]> {
  const expires = new Date(Date.now() + WEEK_MS);
  const cookie = {
    originalMaxAge: WEEK_MS,
    expires,
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    secure: false,
  };
  const proof = {
    signedInAt: new Date().toISOString(),
    steppedUp: { until: Date.now() + WEEK_MS, withFactor: true },
  };
  const sessions = userIds.map((id) => ({
    sid: randomUUID(),
    sess: { cookie, passport: { user: id }, ...proof },
  }));
  await client.query(
    `INSERT INTO sessions (sid, sess, expire, wrote_at) SELECT sid, sess::json, $2, now() - interval '1 hour' FROM json_to_recordset($1) AS s(sid text, sess text)`,
    [JSON.stringify(sessions.map(({ sid, sess }) => ({ sid, sess: JSON.stringify(sess) }))), expires],
  );
  return sessions.map(({ sid }) => `sid=${encodeURIComponent(`s:${signed(sid)}`)}`);
}

/** As express-session signs its cookies. */
const signed = (sid: string): string =>
  `${sid}.${createHmac('sha256', SESSION_SECRET).update(sid).digest('base64').replace(/=+$/, '')}`;
