import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What public answers are read from, and which changes of it they show where they do not show all. */
const SHOWN: Record<string, string> = {
  ...changedAnyhow('ads', 'ad_payments', 'awards', 'award_scores', 'book_checks', 'chain_events', 'judges'),
  ...changedAnyhow('nft_badges', 'participants', 'progress_updates', 'settings'),
  ...changedAnyhow('vote_months', 'vote_totals', 'votes'),
  // Whoever comes, signs in or links a wallet changes nothing that others are shown.
  users: 'UPDATE OF username OR DELETE',
};

/** Every process hears which public answers a commit makes old; sessions tell when they changed something last. */
export class PublicChanges1795440000000 implements MigrationInterface {
  name = 'PublicChanges1795440000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    // PostgreSQL tells the same once a transaction, at its commit.
    await queryRunner.query(`
      CREATE FUNCTION tell_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('public_changes', TG_TABLE_NAME);
        RETURN NULL;
      END $$
    `);
    for (const [table, changes] of Object.entries(SHOWN))
      await queryRunner.query(`
        CREATE TRIGGER public_changes AFTER ${changes} OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change()
      `);
    await queryRunner.query('ALTER TABLE sessions ADD wrote_at timestamptz NOT NULL DEFAULT now()');
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sessions DROP wrote_at');
    for (const table of Object.keys(SHOWN))
      await queryRunner.query(`DROP TRIGGER public_changes ON ${table}`);
    await queryRunner.query('DROP FUNCTION tell_public_change');
  }
}

function changedAnyhow(...tables: string[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, 'INSERT OR UPDATE OR DELETE']));
}
