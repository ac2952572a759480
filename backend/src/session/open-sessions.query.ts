import type { SessionData } from 'express-session';
import type { Pool } from 'pg';
import type { SessionAccount } from '../common/access/account-of-session.js';
import { hasOutlived } from '../common/access/session-age.js';

/** Sessions end so long after their last request (ms). */
export const SESSION_MS = 7 * 24 * 60 * 60 * 1000;

/** What a session has lost of its time before a request gives it back: requests that only read write nothing for an hour. */
const RENEWED_AFTER_MS = 60 * 60 * 1000;

/**
 * A session that has not ended. `justWrote`: it changed something within five seconds, longer than any process takes to hear
 * of it or to notice that it does not hear.
 */
export interface OpenSession {
  data: SessionData;
  /** Undefined where nobody is signed in, or the account is gone or suspended. */
  account: SessionAccount | undefined;
  isDue: boolean;
  justWrote: boolean;
}

interface Row extends SessionAccount {
  sess: SessionData;
  hasOutlived: boolean;
  isDue: boolean;
  justWrote: boolean;
}

const OPEN_SESSION = {
  name: 'open-session',
  text: `
    SELECT sess, expire < to_timestamp($3) AS "isDue", wrote_at > now() - interval '5 seconds' AS "justWrote",
      coalesce(${hasOutlived('role', 'to_timestamp($2)')}, false) AS "hasOutlived",
      users.id, username, given_name AS "givenName", email, mailbox, email_confirmed_at AS "emailConfirmedAt", role, wallet_address AS "walletAddress", language, nft_badge_id AS "nftBadgeId",
      created_at AS "createdAt", second_factor AS "secondFactor"
    FROM sessions LEFT JOIN users ON users.id = (sess->'passport'->>'user')::integer AND deleted_at IS NULL AND suspended_at IS NULL
    WHERE sid = $1 AND expire >= to_timestamp($2)`,
};

/** A session and its account, always as they are now: ended sessions and changed roles count at once. */
export async function findOpenSession(pool: Pool, sid: string): Promise<OpenSession | undefined> {
  const now = Date.now();
  const values = [sid, now / 1000, (now + SESSION_MS - RENEWED_AFTER_MS) / 1000];
  const { rows } = await pool.query<Row>({ ...OPEN_SESSION, values });
  const [row] = rows;
  if (!row) return undefined;
  const { sess: data, hasOutlived: isTooOld, isDue, justWrote, ...account } = row;
  if (isTooOld) {
    await pool.query('DELETE FROM sessions WHERE sid = $1', [sid]);
    return undefined;
  }
  // A left join finds nulls where there is no account.
  return { data, isDue, justWrote, account: (account.id as number | null) === null ? undefined : account };
}
