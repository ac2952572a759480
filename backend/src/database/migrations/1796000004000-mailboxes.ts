import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CREATE_MAILBOX_OF } from '../../modules/auth/mailbox.sql.js';

/** Which accounts share a mailbox, and that a mailbox votes once. Only adds, so that the version before goes on working. */
export class Mailboxes1796000004000 implements MigrationInterface {
  name = 'Mailboxes1796000004000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CREATE_MAILBOX_OF);
    await queryRunner.query('ALTER TABLE "users" ADD "mailbox" text');
    // Whoever writes an address need not know of it.
    await queryRunner.query(`
      CREATE FUNCTION keep_mailbox() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.mailbox := mailbox_of(NEW.email);
        RETURN NEW;
      END $$
    `);
    await queryRunner.query(`
      CREATE TRIGGER users_keep_mailbox BEFORE INSERT OR UPDATE OF email ON users
      FOR EACH ROW EXECUTE FUNCTION keep_mailbox()
    `);
    await queryRunner.query('UPDATE users SET mailbox = mailbox_of(email)');
    await queryRunner.query('ALTER TABLE "votes" ADD "mailbox_mark" text');
    await queryRunner.query(`
      CREATE UNIQUE INDEX "votes_mailbox_mark_key" ON "votes" ("mailbox_mark") WHERE mailbox_mark IS NOT NULL
    `);
    await queryRunner.query(`
      CREATE INDEX "votes_mailbox_mark_age" ON "votes" ("created_at") WHERE mailbox_mark IS NOT NULL
    `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "votes_mailbox_mark_age"');
    await queryRunner.query('DROP INDEX "votes_mailbox_mark_key"');
    await queryRunner.query('ALTER TABLE "votes" DROP COLUMN "mailbox_mark"');
    await queryRunner.query('DROP TRIGGER users_keep_mailbox ON users');
    await queryRunner.query('DROP FUNCTION keep_mailbox');
    await queryRunner.query('ALTER TABLE "users" DROP COLUMN "mailbox"');
    await queryRunner.query('DROP FUNCTION mailbox_of');
  }
}
