import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often the type of a badge was changed, by which each change has an intent of its own. None counts as of now, as intents of before say. Only adds. */
export class BadgeTypeChanges1796000007470 implements MigrationInterface {
  name = 'BadgeTypeChanges1796000007470';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "nft_badges" ADD "type_changes" integer NOT NULL DEFAULT 0`);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "nft_badges" DROP COLUMN "type_changes"`);
  }
}
