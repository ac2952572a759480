import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withBriefLock } from '../brief-lock.js';

/** What a season came to when it was closed (ADR 0384). Only adds. */
export class SeasonFigures1796000050610 implements MigrationInterface {
  name = 'SeasonFigures1796000050610';

  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    await withBriefLock(queryRunner, ['ALTER TABLE "seasons" ADD COLUMN IF NOT EXISTS "figures" jsonb']);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await withBriefLock(queryRunner, ['ALTER TABLE "seasons" DROP COLUMN "figures"']);
  }
}
