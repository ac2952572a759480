import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withBriefLock } from '../brief-lock.js';

/** Of which end of a month's voting was reminded: once that has passed and votes are taken still, there is another (ADR 0391). Only adds. */
export class RemindedEnds1796000070000 implements MigrationInterface {
  name = 'RemindedEnds1796000070000';

  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    await withBriefLock(queryRunner, [
      `ALTER TABLE "reminder_rounds" ADD COLUMN IF NOT EXISTS "ends_at" TIMESTAMP WITH TIME ZONE`,
    ]);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "reminder_rounds" DROP COLUMN "ends_at"');
  }
}
