import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withBriefLock } from '../brief-lock.js';

/** Browsers whose push service does not answer are held back (ADR 0391). Only adds. */
export class PushHolds1796000060310 implements MigrationInterface {
  name = 'PushHolds1796000060310';

  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    await withBriefLock(queryRunner, [
      `ALTER TABLE "push_subscriptions" ADD COLUMN IF NOT EXISTS "silences" integer NOT NULL DEFAULT 0`,
      `ALTER TABLE "push_subscriptions" ADD COLUMN IF NOT EXISTS "held_until" TIMESTAMP WITH TIME ZONE`,
    ]);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "push_subscriptions" DROP COLUMN "held_until"');
    await queryRunner.query('ALTER TABLE "push_subscriptions" DROP COLUMN "silences"');
  }
}
