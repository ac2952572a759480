import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FILL_FOLLOWER_DAYS, KEEP_FOLLOWER_DAYS } from '../../modules/follows/follower-days.sql.js';
import { withBriefLock } from '../brief-lock.js';

const DAYS = `
  CREATE TABLE IF NOT EXISTS "follower_days" (
    "participant_id" integer NOT NULL,
    "day" date NOT NULL,
    "followers" integer NOT NULL,
    CONSTRAINT "follower_days_pkey" PRIMARY KEY ("participant_id", "day")
  )`;

const REFERENCE = [
  'ALTER TABLE "follower_days" DROP CONSTRAINT IF EXISTS "follower_days_participant_id_fkey"',
  `ALTER TABLE "follower_days" ADD CONSTRAINT "follower_days_participant_id_fkey"
     FOREIGN KEY ("participant_id") REFERENCES "participants"("id") ON DELETE CASCADE`,
];

/** Followers day by day, which counting them would take ever longer for (ADR 0389). Only adds; kept by the database, whatever version runs. */
export class FollowerDays1796000060100 implements MigrationInterface {
  name = 'FollowerDays1796000060100';

  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(DAYS);
    await withBriefLock(queryRunner, REFERENCE);
    await withBriefLock(queryRunner, KEEP_FOLLOWER_DAYS);
    await queryRunner.query(FILL_FOLLOWER_DAYS);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await withBriefLock(queryRunner, ['DROP TRIGGER IF EXISTS keep_follower_days ON participants']);
    await queryRunner.query('DROP FUNCTION keep_follower_days');
    await queryRunner.query('DROP TABLE "follower_days"');
  }
}
