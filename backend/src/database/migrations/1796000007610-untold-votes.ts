import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Votes of which nobody was told yet; what was told of each lately loses its number. Only adds. */
export class UntoldVotes1796000007610 implements MigrationInterface {
  name = 'UntoldVotes1796000007610';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE "untold_votes" (
        "key" BIGSERIAL NOT NULL,
        "participant_id" integer NOT NULL,
        "silent_month" text,
        CONSTRAINT "untold_votes_pkey" PRIMARY KEY ("key")
      )
    `);
    await queryRunner.query(
      `UPDATE "site_events" SET "data" = "data" - 'id' WHERE "event" = 'vote' AND "data" ? 'participantId'`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "untold_votes"');
  }
}
