import type { EntityManager } from 'typeorm';
import type { Language } from '../../common/languages.js';
import type { Named } from '../auth/public-name.js';

/** An account that may be written to. */
export interface Reader extends Named {
  email: string;
  mailbox: string | null;
  language: Language;
}

/** Looked at together, in one transaction. */
const SLICE = 200;

const COLUMNS = `account.id, account.username, account.given_name AS "givenName", account.email, account.mailbox, account.language`;

/** Where the site sends no mail, nobody could prove an address: notices are all there is. $1 tells whether it sends some. */
const MAY_BE_WRITTEN_TO = `account.deleted_at IS NULL AND account.suspended_at IS NULL
  AND (account.email_confirmed_at IS NOT NULL OR NOT $1::boolean)`;

const WANTS = {
  reminders: 'coalesce(preference.reminders, true)',
  digest: `preference.digest = 'weekly'`,
};

/** Who follows somebody, in the order of their ids: found in the index of follows alone. */
const OF_SLICE = `
  WITH slice AS MATERIALIZED (
    SELECT DISTINCT user_id AS id FROM follows WHERE user_id > $2 ORDER BY id LIMIT ${SLICE}
  )
  SELECT (SELECT max(id) FROM slice) AS last, (SELECT count(*)::integer FROM slice) AS count, (
    SELECT json_agg(reader ORDER BY id) FROM (
      SELECT ${COLUMNS} FROM slice JOIN users account USING (id)
      LEFT JOIN notification_preferences preference ON preference.user_id = account.id
      WHERE ${MAY_BE_WRITTEN_TO} AND ${WANTS.reminders}
    ) reader
  ) AS readers`;

const thoseWho = (wants: string): string => `
  SELECT ${COLUMNS} FROM users account LEFT JOIN notification_preferences preference ON preference.user_id = account.id
  WHERE account.id = ANY ($2::integer[]) AND ${MAY_BE_WRITTEN_TO} AND ${wants}`;

/** Accounts that follow somebody. */
export interface Slice {
  readers: Reader[];
  /** The last one that was looked at, whether it is reminded or not; undefined once there are no more. */
  last: number | undefined;
}

/** Those of the next accounts above an id that want to be reminded and may be. */
export async function nextReminded(
  manager: EntityManager,
  isMailConfigured: boolean,
  above: number,
): Promise<Slice> {
  const [row] = await manager.query<[{ readers: Reader[] | null; last: number | null; count: number }]>(
    OF_SLICE,
    [isMailConfigured, above],
  );
  return {
    readers: row.readers ?? [],
    last: row.count === SLICE ? row.last! : undefined,
  };
}

/** Those of the accounts that still want that and have an address to be written to. */
export async function findReaders(
  manager: EntityManager,
  userIds: readonly number[],
  what: keyof typeof WANTS,
  isMailConfigured = true,
): Promise<Reader[]> {
  return manager.query<Reader[]>(thoseWho(WANTS[what]), [isMailConfigured, userIds]);
}
