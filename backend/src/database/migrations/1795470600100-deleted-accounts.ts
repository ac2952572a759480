import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what is kept of an account that leaves. Only adds, so that the version before goes on working. */
export class DeletedAccounts1795470600100 implements MigrationInterface {
  name = 'DeletedAccounts1795470600100';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX "users_administrators" ON "users" ("id") WHERE role = 'admin'`);
    await queryRunner.query('CREATE INDEX "audit_entries_subject" ON "audit_entries" ("subject", "id")');
    await queryRunner.query('CREATE INDEX "outbox_recipient" ON "outbox" (lower("recipient"))');
    await queryRunner.query('CREATE INDEX "award_scores_user" ON "award_scores" ("user_id")');
    await queryRunner.query('CREATE INDEX "comment_reports_user" ON "comment_reports" ("user_id")');
    await queryRunner.query('ALTER TABLE "votes" ADD "former_voter" text');
    await queryRunner.query(`
      CREATE INDEX "votes_former_voter" ON "votes" ("former_voter", "participant_id", "award_id", "month")
      WHERE former_voter IS NOT NULL
    `);
    // Whoever writes news need not know who has left.
    await queryRunner.query(`
      CREATE FUNCTION keep_news_from_deleted_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL) THEN
          RETURN NULL;
        END IF;
        RETURN NEW;
      END $$
    `);
    await queryRunner.query(`
      CREATE TRIGGER notifications_keep_from_deleted_accounts BEFORE INSERT ON notifications
      FOR EACH ROW EXECUTE FUNCTION keep_news_from_deleted_accounts()
    `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER notifications_keep_from_deleted_accounts ON notifications');
    await queryRunner.query('DROP FUNCTION keep_news_from_deleted_accounts');
    await queryRunner.query('DROP INDEX "votes_former_voter"');
    await queryRunner.query('ALTER TABLE "votes" DROP COLUMN "former_voter"');
    for (const name of [
      'comment_reports_user',
      'award_scores_user',
      'outbox_recipient',
      'audit_entries_subject',
      'users_administrators',
    ])
      await queryRunner.query(`DROP INDEX "${name}"`);
  }
}
