import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withBriefLock } from '../brief-lock.js';

/** Something whose changes processes are told of. */
interface Told {
  table: string;
  /** What it is called; the table's name if not given. */
  as?: string;
  /** The column with the id of whom a row belongs to; without one, nobody is told whose rows have changed. */
  of?: string;
  /** Columns that it does not show. */
  without?: string[];
  /** Whether these ids are few: each updated row tells, which is cheap, and PostgreSQL tells the same once a transaction. */
  ofFew?: true;
}

/** Who is looked for among votes: nobody is shown it, and it is forgotten after some time. */
const MARKS = ['address_hash', 'former_voter', 'mailbox_mark'];

const FIGURES = [
  ...['votes_received', 'comments_received', 'social_interactions'],
  ...['followers', 'proved_followers', 'uncounted_followers', 'film_plays', 'proved_plays'],
];

const TOLD: Told[] = [
  { table: 'ads', of: 'id' },
  { table: 'participants', of: 'id', ofFew: true },
  { table: 'participants', as: 'participant_profiles', of: 'id', without: FIGURES, ofFew: true },
  { table: 'progress_updates', of: 'participant_id', ofFew: true },
  { table: 'vote_totals', of: 'participant_id', ofFew: true },
  { table: 'votes', of: 'participant_id', without: MARKS, ofFew: true },
  ...['ad_payments', 'awards', 'award_scores', 'book_checks', 'chain_events'].map((table) => ({ table })),
  ...['judges', 'nft_badges', 'settings', 'vote_months'].map((table) => ({ table })),
];

/**
 * Processes hear of changes only where rows have changed, and of whose; a statement of very many rows is told as one of anyone's.
 * The version before goes on hearing of tables. Table after table, as votes hold some of them while they wait for others.
 */
export class ChangedRows1796000008100 implements MigrationInterface {
  name = 'ChangedRows1796000008100';

  /** One would hold all tables while it waits for the last. */
  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TELL_CHANGED_ROWS);
    await queryRunner.query(TELL_UPDATED_ROW);
    await queryRunner.query(TELL_CHANGED_TABLE);
    for (const told of TOLD) await withBriefLock(queryRunner, triggersOf(told));
    await withBriefLock(queryRunner, OF_USERS);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const { table, as } of [...TOLD, { table: 'users', as: undefined }]) {
      for (const change of ['inserts', 'updates', 'deletes', ...(as ? ['changes'] : [])])
        await queryRunner.query(`DROP TRIGGER IF EXISTS ${nameOf(as, change)} ON ${table}`);
      if (!as) await queryRunner.query(AS_BEFORE(table));
    }
    await queryRunner.query('DROP FUNCTION tell_changed_rows');
    await queryRunner.query('DROP FUNCTION tell_updated_row');
    await queryRunner.query('DROP FUNCTION tell_changed_table');
  }
}

/**
 * Arguments: what it is called, the column of the id or nothing, columns that are not shown. The empty id is that of nobody known.
 */
const TELL_CHANGED_ROWS = `
  CREATE OR REPLACE FUNCTION tell_changed_rows() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    unshown CONSTANT text[] := TG_ARGV[2];
    most_rows CONSTANT integer := 1000;
    most_ids CONSTANT integer := 20;
    number integer := 0;
    ids text[];
    changed_id text;
  BEGIN
    IF TG_OP = 'INSERT' THEN
      SELECT count(*), array_agg(DISTINCT coalesce(to_jsonb(changed)->>TG_ARGV[1], '')) INTO number, ids
      FROM (SELECT * FROM new_rows LIMIT most_rows + 1) changed;
    ELSIF TG_OP = 'DELETE' THEN
      SELECT count(*), array_agg(DISTINCT coalesce(to_jsonb(changed)->>TG_ARGV[1], '')) INTO number, ids
      FROM (SELECT * FROM old_rows LIMIT most_rows + 1) changed;
    ELSE
      SELECT count(*), ARRAY[''] INTO number, ids FROM (SELECT FROM new_rows LIMIT most_rows + 1) updated;
      IF number BETWEEN 1 AND most_rows THEN
        WITH before AS (SELECT to_jsonb(old_rows) - unshown AS shown FROM old_rows),
        now AS (SELECT to_jsonb(new_rows) - unshown AS shown FROM new_rows)
        SELECT array_agg(DISTINCT coalesce(shown->>TG_ARGV[1], '')) INTO ids
        FROM ((TABLE before EXCEPT TABLE now) UNION ALL (TABLE now EXCEPT TABLE before)) changed;
      END IF;
    END IF;
    IF number = 0 OR ids IS NULL THEN
      RETURN NULL;
    END IF;
    IF number > most_rows OR cardinality(ids) > most_ids THEN
      ids := ARRAY[''];
    END IF;
    FOREACH changed_id IN ARRAY ids LOOP
      PERFORM pg_notify('changed_rows', rtrim(TG_ARGV[0] || ' ' || changed_id));
    END LOOP;
    IF TG_ARGV[0] = TG_TABLE_NAME THEN
      PERFORM pg_notify('public_changes', TG_TABLE_NAME);
    END IF;
    RETURN NULL;
  END $$`;

/** Arguments: what it is called, and the column of the id. Of a row that goes from one to another both are told. */
const TELL_UPDATED_ROW = `
  CREATE OR REPLACE FUNCTION tell_updated_row() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_ARGV[1] = 'id' THEN
      PERFORM pg_notify('changed_rows', TG_ARGV[0] || ' ' || NEW.id);
    ELSE
      PERFORM pg_notify('changed_rows', TG_ARGV[0] || ' ' || NEW.participant_id);
      IF OLD.participant_id <> NEW.participant_id THEN
        PERFORM pg_notify('changed_rows', TG_ARGV[0] || ' ' || OLD.participant_id);
      END IF;
    END IF;
    IF TG_ARGV[0] = TG_TABLE_NAME THEN
      PERFORM pg_notify('public_changes', TG_TABLE_NAME);
    END IF;
    RETURN NULL;
  END $$`;

/** Argument: what it is called, of which anything may have changed. */
const TELL_CHANGED_TABLE = `
  CREATE OR REPLACE FUNCTION tell_changed_table() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('changed_rows', TG_ARGV[0]);
    PERFORM pg_notify('public_changes', TG_TABLE_NAME);
    RETURN NULL;
  END $$`;

const nameOf = (as: string | undefined, change: string): string =>
  as ? `public_${change}_of_${as}` : `public_${change}`;

function triggersOf({ table, as, of = '', without = [], ofFew }: Told): string[] {
  const told = `'${as ?? table}'`;
  const on = (change: string, event: string, rows: string) => `
    CREATE OR REPLACE TRIGGER ${nameOf(as, change)} AFTER ${event} ON ${table} REFERENCING ${rows}
    FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_rows(${told}, '${of}', '{${without.join()}}')`;
  return [
    on('inserts', 'INSERT', 'NEW TABLE AS new_rows'),
    ofFew
      ? updateOfOne(table, as, of, without)
      : on('updates', 'UPDATE', 'OLD TABLE AS old_rows NEW TABLE AS new_rows'),
    on('deletes', 'DELETE', 'OLD TABLE AS old_rows'),
    `CREATE OR REPLACE TRIGGER ${nameOf(as, 'changes')} AFTER TRUNCATE ON ${table}
     FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_table(${told})`,
  ];
}

/** Only where what is shown differs is the function called at all. */
function updateOfOne(table: string, as: string | undefined, of: string, without: string[]): string {
  const shown = (row: string): string =>
    without.length === 0 ? `${row}.*` : `(to_jsonb(${row}) - '{${without.join()}}'::text[])`;
  return `
    CREATE OR REPLACE TRIGGER ${nameOf(as, 'updates')} AFTER UPDATE ON ${table} FOR EACH ROW
    WHEN (${shown('OLD')} IS DISTINCT FROM ${shown('NEW')})
    EXECUTE FUNCTION tell_updated_row('${as ?? table}', '${of}')`;
}

/** Accounts change all the time in what others are not shown: rows are looked at only where these two are written. */
const OF_USERS = [
  `CREATE OR REPLACE TRIGGER public_updates AFTER UPDATE OF username, suspended_at ON users FOR EACH ROW
   WHEN ((OLD.username, OLD.suspended_at) IS DISTINCT FROM (NEW.username, NEW.suspended_at))
   EXECUTE FUNCTION tell_changed_table('users')`,
  `CREATE OR REPLACE TRIGGER public_deletes AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION tell_changed_table('users')`,
  `CREATE OR REPLACE TRIGGER public_changes AFTER TRUNCATE ON users
   FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_table('users')`,
];

const AS_BEFORE = (table: string): string => `
  CREATE OR REPLACE TRIGGER public_changes
  AFTER ${table === 'users' ? 'UPDATE OF username, suspended_at OR DELETE' : 'INSERT OR UPDATE OR DELETE'} OR TRUNCATE ON ${table}
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change()`;
