import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';

/** Whose rows let somebody in, or are half of what does: each ends by being gone. Push ends along with sessions, as for whoever signs out everywhere. */
const ENTRANCES = ['sessions', 'push_subscriptions', 'passkey_challenges', 'wallet_nonces'];

const LINK_BYTES = 32;

/** As the API's `tokenHash` does it. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token goes, as from every letter that is given up, and the console says that a link is to be asked for anew. */
const GIVE_UP = `UPDATE outbox SET failed_at = now(), failure = NULL, params = '{}' WHERE id = $1`;

/**
 * The same row under another hash: what it is for and until when stays. Not for another address of an account, as whoever asked may be
 * a thief who was put out since.
 */
const RENEW = `
  UPDATE account_tokens SET hash = $2 WHERE hash = $1 AND kind <> 'change' AND used_at IS NULL AND expires_at > now()
  RETURNING id`;

/**
 * No other link opens anything. Those by which an account is taken back stay under a hash that nobody has: what goes since a theft began
 * is reckoned by the first of them, and the address that was left is kept by them.
 */
const END = [
  `UPDATE account_tokens SET hash = 'ended ' || gen_random_uuid() WHERE kind = 'not_me' AND used_at IS NULL AND id <> ALL ($1)`,
  `UPDATE account_tokens SET used_at = now() WHERE kind <> 'not_me' AND used_at IS NULL AND id <> ALL ($1)`,
];

/** Of viewers who were asked whether the address is theirs, those to whom no letter goes out anew: they have no link to say so. */
const LEFT_WITHOUT_LETTER = `asked_at IS NOT NULL AND NOT EXISTS (
  SELECT FROM account_tokens WHERE kind = 'viewer' AND used_at IS NULL AND lower(account_tokens.email) = lower(viewers.email))`;

/**
 * Whoever joins again is asked again, which else is not before thirty days, nor by the limit of an address within one. Who never confirmed goes as thirty days later: a row without
 * the moment would stay for ever. The others stay at what they said last; those who never said anything are none whom a sweep takes.
 */
const ASK_VIEWERS_ANEW = [
  `DELETE FROM viewers WHERE confirmed_at IS NULL AND user_id IS NULL AND language IS NOT NULL AND ${LEFT_WITHOUT_LETTER}`,
  `UPDATE viewers SET asked_at = confirmed_at WHERE coalesce(asked_at > confirmed_at, true) AND ${LEFT_WITHOUT_LETTER}`,
];

/** Nothing goes without a reminder whose link works: they are reminded anew. */
const FORGET_REMINDERS = `
  WITH ended AS (
    DELETE FROM address_reminders WHERE mail_id NOT IN (SELECT id FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL)
    RETURNING user_id)
  UPDATE users SET reminded_at = NULL FROM ended WHERE users.id = ended.user_id`;

/**
 * Ends, in one transaction, all that lets somebody in by what a backup holds, as nobody knows what of it was ended or used since: sessions,
 * and links that work once. Links by which letters are ended stay: they are signed, and let nobody in. Who was sent one that ended may
 * have it sent again. Of a database of before there was one of the tables it ends the others.
 */
export async function endAccess(database: Client): Promise<void> {
  const has = await presentIn(database);
  await database.query('BEGIN');
  for (const table of ENTRANCES.filter((name) => has(name))) await database.query(`DELETE FROM ${table}`);
  if (has('account_tokens')) {
    const renewed = has('outbox') ? await renewLetters(database) : [];
    for (const statement of END) await database.query(statement, [renewed]);
  }
  if (has('viewers', 'asked_at')) for (const statement of ASK_VIEWERS_ANEW) await database.query(statement);
  if (has('rate_limits')) await database.query(`DELETE FROM rate_limits WHERE key LIKE 'viewer-asked:%'`);
  if (has('address_reminders')) await database.query(FORGET_REMINDERS);
  await database.query('COMMIT');
}

/** @returns what tells whether there is a table, or a column of it */
async function presentIn(database: Client): Promise<(table: string, column?: string) => boolean> {
  const { rows } = await database.query<{ name: string; columns: string[] }>(
    `SELECT relname AS name, ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = pg_class.oid AND NOT attisdropped) AS columns
     FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`,
  );
  const columnsOf = new Map(rows.map(({ name, columns }) => [name, columns]));
  return (table, column) =>
    column === undefined ? columnsOf.has(table) : (columnsOf.get(table)?.includes(column) ?? false);
}

/** Letters that wait to be sent get another link each, or are given up where that cannot be. @returns the ids of the links */
async function renewLetters(database: Client): Promise<number[]> {
  const { rows: letters } = await database.query<{ id: number; token: string }>(
    `SELECT id, params->>'token' AS token FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL AND params ? 'token'`,
  );
  const renewed: number[] = [];
  for (const { id, token } of letters) {
    const another = randomBytes(LINK_BYTES).toString('base64url');
    const { rows } = await database.query<{ id: number }>(RENEW, [hashOf(token), hashOf(another)]);
    if (rows[0])
      await database.query(
        `UPDATE outbox SET params = jsonb_set(params, '{token}', to_jsonb($2::text)) WHERE id = $1`,
        [id, another],
      );
    else await database.query(GIVE_UP, [id]);
    renewed.push(...rows.map((row) => row.id));
  }
  return renewed;
}
