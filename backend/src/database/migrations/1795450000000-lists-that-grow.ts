import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Apart from what a text says, nothing of how it is written matters to whoever looks for it or sorts by it. */
const FUNCTIONS = [
  `CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
   RETURN lower(translate(
     regexp_replace(normalize(value, NFKD), '[\\u0300-\\u036f\\u064b-\\u0655\\u093c\\u00ad]', '', 'g'), '‘’‐‑', '''''--'))`,
  // An index entry has its bounds, which a text of ligatures could pass.
  `CREATE FUNCTION sort_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
   RETURN left(fold_text(value), 60)`,
  // Bytes beyond ASCII as X and three octal digits, as pg_trgm knows no letters beyond it under LC_CTYPE C.
  `CREATE FUNCTION search_text(value text) RETURNS text LANGUAGE sql STABLE STRICT PARALLEL SAFE
   RETURN replace(encode(convert_to(fold_text(value), 'UTF8'), 'escape'), '\\', 'X')`,
];

/** Tables that are searched, by which of their columns, and what their search columns are made of. */
const SEARCHES = [
  {
    table: 'ads',
    columns: ['search', 'username_search'],
    of: 'title, description, user_id',
    fill: `NEW.search := search_text(NEW.title || E'\\n' || NEW.description);
      NEW.username_search := coalesce((SELECT search_text(username) FROM users WHERE id = NEW.user_id), '');`,
  },
  {
    table: 'viewers',
    columns: ['search'],
    of: 'name, email',
    fill: `NEW.search := search_text(NEW.name || E'\\n' || NEW.email);`,
  },
  {
    table: 'audit_entries',
    columns: ['search'],
    of: 'actor_name, action, subject, details',
    fill: `NEW.search := search_text(concat_ws(E'\\n', NEW.actor_name, NEW.action, NEW.subject,
      jsonb_path_query_array(NEW.details, 'strict $.** ? (@.type() == "string")')));`,
  },
] as const;

const INDEXES = {
  ads_search: 'ads USING gin (search gin_trgm_ops, username_search gin_trgm_ops)',
  ads_public: `ads (id) WHERE status <> 'rejected'`,
  ads_category_id: 'ads (category, id)',
  ads_payment_status_id: 'ads (payment_status, id)',
  ads_created_at_id: 'ads (created_at, id)',
  ads_title: 'ads (sort_text(title), id)',
  ads_username: 'ads ("left"(username_search, 60), id)',
  viewers_search: 'viewers USING gin (search gin_trgm_ops)',
  viewers_name: 'viewers (sort_text(name), id)',
  viewers_email_id: 'viewers (sort_text(email), id)',
  viewers_created_at_id: 'viewers (created_at, id)',
  audit_entries_search: 'audit_entries USING gin (search gin_trgm_ops)',
  audit_entries_action: 'audit_entries (action, id)',
};

/** Every list of the site and of the console comes in pages, in any of its orders, and is searched, however long it grows. */
export class ListsThatGrow1795450000000 implements MigrationInterface {
  name = 'ListsThatGrow1795450000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const make of FUNCTIONS) await runner.query(make);
    await runner.query('DROP INDEX ads_search');
    for (const search of SEARCHES) await addSearch(runner, search);
    for (const [name, of] of Object.entries(INDEXES)) await runner.query(`CREATE INDEX ${name} ON ${of}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}`);
    for (const { table, columns } of SEARCHES) {
      await runner.query(`DROP TRIGGER ${table}_fill_search ON ${table}`);
      await runner.query(`DROP FUNCTION fill_search_of_${table}`);
      for (const column of columns) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
    }
    await runner.query(
      'CREATE INDEX ads_search ON ads USING gin (title gin_trgm_ops, description gin_trgm_ops)',
    );
    for (const name of ['search_text', 'sort_text', 'fold_text']) await runner.query(`DROP FUNCTION ${name}`);
  }
}

/** Search columns are filled by the database, so that no writer can leave them out. */
async function addSearch(
  runner: QueryRunner,
  { table, columns, of, fill }: (typeof SEARCHES)[number],
): Promise<void> {
  for (const column of columns) await runner.query(`ALTER TABLE ${table} ADD ${column} text`);
  await runner.query(
    `CREATE FUNCTION fill_search_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN ${fill} RETURN NEW; END $$`,
  );
  await runner.query(
    `CREATE TRIGGER ${table}_fill_search BEFORE INSERT OR UPDATE OF ${of} ON ${table}
     FOR EACH ROW EXECUTE FUNCTION fill_search_of_${table}()`,
  );
  await runner.query(`UPDATE ${table} SET ${of.split(',')[0]} = ${of.split(',')[0]}`);
  for (const column of columns) await runner.query(`ALTER TABLE ${table} ALTER ${column} SET NOT NULL`);
}
