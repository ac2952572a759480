import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withBriefLock } from '../brief-lock.js';

/** A badge is of a season (ADR 0387); those that there are are of the first. Only adds. */
export class BadgeSeasons1796000050500 implements MigrationInterface {
  name = 'BadgeSeasons1796000050500';
  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    await withBriefLock(queryRunner, [
      `ALTER TABLE "nft_badges" ADD COLUMN IF NOT EXISTS "season" integer NOT NULL DEFAULT 1
       CONSTRAINT "nft_badges_season_fkey" REFERENCES "seasons" ("number") ON DELETE RESTRICT`,
    ]);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await withBriefLock(queryRunner, ['ALTER TABLE "nft_badges" DROP COLUMN "season"']);
  }
}
