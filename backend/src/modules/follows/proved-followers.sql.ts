/**
 * Participants' provedFollowers and uncountedFollowers, kept by triggers: whoever confirms or changes an address, takes one
 * over or leaves need not know that follows count by it.
 *
 * Each locks accounts before participants, and looks once it holds both: of two that change the same figure the second sees
 * what the first did. What changes in one statement is looked at together, as two accounts of one mailbox may be among it.
 */

/** Whether an account of the mailbox other than these makes it follow, and is counted. */
const CREATE_FOLLOWS_OTHERWISE = `
  CREATE FUNCTION follows_otherwise(whom integer, person text, accounts integer[]) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (
      SELECT FROM users other JOIN follows follow ON follow.user_id = other.id AND follow.participant_id = whom
      WHERE other.mailbox = person AND other.email_confirmed_at IS NOT NULL AND other.id <> ALL (accounts)
        AND NOT EXISTS (SELECT FROM uncounted_follows WHERE participant_id = whom AND user_id = other.id)
    )
  $$
`;

const LOCK_CHANGED = `
    PERFORM FROM users WHERE id IN (SELECT user_id FROM changed) ORDER BY id FOR SHARE;
    PERFORM FROM participants WHERE id IN (SELECT participant_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
    accounts := ARRAY(SELECT DISTINCT user_id FROM changed);
`;

/** Follows that came or went. */
const CREATE_KEEP_FOLLOWERS = `
  CREATE FUNCTION keep_followers() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    change integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
    accounts integer[];
  BEGIN
    ${LOCK_CHANGED}
    UPDATE participants SET proved_followers = proved_followers + change * figures.people,
      uncounted_followers = uncounted_followers + change * figures.uncounted
    FROM (
      SELECT follow.participant_id, count(uncounted.user_id) AS uncounted, count(DISTINCT account.mailbox) FILTER (
        WHERE uncounted.user_id IS NULL AND NOT follows_otherwise(follow.participant_id, account.mailbox, accounts)
      ) AS people
      FROM changed follow
      LEFT JOIN users account ON account.id = follow.user_id AND account.email_confirmed_at IS NOT NULL
      LEFT JOIN uncounted_follows uncounted
        ON uncounted.participant_id = follow.participant_id AND uncounted.user_id = follow.user_id
      GROUP BY follow.participant_id
    ) figures
    WHERE id = figures.participant_id AND (figures.people > 0 OR figures.uncounted > 0);
    RETURN NULL;
  END $$
`;

/** Decisions that came or went, of accounts that follow. */
const CREATE_KEEP_UNCOUNTED_FOLLOWERS = `
  CREATE FUNCTION keep_uncounted_followers() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    change integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
    accounts integer[];
  BEGIN
    ${LOCK_CHANGED}
    UPDATE participants SET proved_followers = proved_followers - change * figures.people,
      uncounted_followers = uncounted_followers + change * figures.uncounted
    FROM (
      SELECT follow.participant_id, count(*) AS uncounted, count(DISTINCT account.mailbox) FILTER (
        WHERE NOT follows_otherwise(follow.participant_id, account.mailbox, accounts)
      ) AS people
      FROM changed JOIN follows follow
        ON follow.participant_id = changed.participant_id AND follow.user_id = changed.user_id
      LEFT JOIN users account ON account.id = follow.user_id AND account.email_confirmed_at IS NOT NULL
      GROUP BY follow.participant_id
    ) figures
    WHERE id = figures.participant_id;
    RETURN NULL;
  END $$
`;

/** Addresses that were proved, changed or given up. */
const CREATE_KEEP_FOLLOWERS_OF_ACCOUNTS = `
  CREATE FUNCTION keep_followers_of_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    accounts integer[] := ARRAY(
      SELECT id FROM before JOIN after USING (id)
      WHERE CASE WHEN before.email_confirmed_at IS NOT NULL THEN before.mailbox END
        IS DISTINCT FROM CASE WHEN after.email_confirmed_at IS NOT NULL THEN after.mailbox END
    );
  BEGIN
    IF accounts = '{}' THEN
      RETURN NULL;
    END IF;
    PERFORM FROM participants WHERE id IN (SELECT participant_id FROM follows WHERE user_id = ANY (accounts))
    ORDER BY id FOR NO KEY UPDATE;
    UPDATE participants SET proved_followers = proved_followers + figures.came - figures.went
    FROM (
      SELECT follow.participant_id,
        count(DISTINCT after.mailbox) FILTER (WHERE after.email_confirmed_at IS NOT NULL
          AND NOT follows_otherwise(follow.participant_id, after.mailbox, accounts)) AS came,
        count(DISTINCT before.mailbox) FILTER (WHERE before.email_confirmed_at IS NOT NULL
          AND NOT follows_otherwise(follow.participant_id, before.mailbox, accounts)) AS went
      FROM follows follow JOIN before ON before.id = follow.user_id JOIN after ON after.id = follow.user_id
      WHERE follow.user_id = ANY (accounts) AND NOT EXISTS (
        SELECT FROM uncounted_follows uncounted
        WHERE uncounted.participant_id = follow.participant_id AND uncounted.user_id = follow.user_id
      )
      GROUP BY follow.participant_id
    ) figures
    WHERE id = figures.participant_id AND figures.came <> figures.went;
    RETURN NULL;
  END $$
`;

const triggersOf = (table: string, calls: string): string[] => [
  `CREATE TRIGGER keep_followers_of_new AFTER INSERT ON ${table} REFERENCING NEW TABLE AS changed
   FOR EACH STATEMENT EXECUTE FUNCTION ${calls}()`,
  `CREATE TRIGGER keep_followers_of_gone AFTER DELETE ON ${table} REFERENCING OLD TABLE AS changed
   FOR EACH STATEMENT EXECUTE FUNCTION ${calls}()`,
];

/** In the order in which they are made. */
export const KEEP_PROVED_FOLLOWERS = [
  CREATE_FOLLOWS_OTHERWISE,
  CREATE_KEEP_FOLLOWERS,
  CREATE_KEEP_UNCOUNTED_FOLLOWERS,
  CREATE_KEEP_FOLLOWERS_OF_ACCOUNTS,
  ...triggersOf('follows', 'keep_followers'),
  ...triggersOf('uncounted_follows', 'keep_uncounted_followers'),
  `CREATE TRIGGER keep_followers AFTER UPDATE ON users REFERENCING OLD TABLE AS before NEW TABLE AS after
   FOR EACH STATEMENT EXECUTE FUNCTION keep_followers_of_accounts()`,
];

/** For those that were there before. */
export const COUNT_PROVED_FOLLOWERS = `
  UPDATE participants SET proved_followers = people.count
  FROM (
    SELECT follow.participant_id, count(DISTINCT account.mailbox) AS count
    FROM follows follow JOIN users account ON account.id = follow.user_id
    WHERE account.email_confirmed_at IS NOT NULL GROUP BY follow.participant_id
  ) people
  WHERE people.participant_id = participants.id
`;
