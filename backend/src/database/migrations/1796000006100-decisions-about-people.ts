import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Decisions about followers are about their mailboxes, and an account plays a film once a day whatever its address is. Only adds. */
export class DecisionsAboutPeople1796000006100 implements MigrationInterface {
  name = 'DecisionsAboutPeople1796000006100';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE "uncounted_mailboxes" (
        "participant_id" integer NOT NULL,
        "mark" text NOT NULL,
        "reason" text NOT NULL,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "uncounted_mailboxes_pkey" PRIMARY KEY ("participant_id", "mark"),
        CONSTRAINT "uncounted_mailboxes_participant_id_fkey" FOREIGN KEY ("participant_id") REFERENCES "participants" ("id") ON DELETE CASCADE
      )
    `);
    await queryRunner.query('ALTER TABLE "film_plays" ADD "account_mark" text');
    await queryRunner.query(
      'CREATE UNIQUE INDEX "film_plays_account_mark_key" ON "film_plays" ("account_mark") WHERE account_mark IS NOT NULL',
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "film_plays_account_mark_key"');
    await queryRunner.query('ALTER TABLE "film_plays" DROP COLUMN "account_mark"');
    await queryRunner.query('DROP TABLE "uncounted_mailboxes"');
  }
}
