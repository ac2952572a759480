import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withBriefLock } from '../brief-lock.js';

const DRAFTS = `
  CREATE TABLE IF NOT EXISTS "award_score_drafts" (
    "award_id" integer NOT NULL,
    "participant_id" integer NOT NULL,
    "user_id" integer NOT NULL,
    "impact" integer,
    "innovation" integer,
    "progress" integer,
    "communication" integer,
    "note" text NOT NULL DEFAULT '',
    "note_for_participant" boolean NOT NULL DEFAULT false,
    "conflict" boolean NOT NULL DEFAULT false,
    "revision" uuid NOT NULL,
    "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "award_score_drafts_pkey" PRIMARY KEY ("award_id", "participant_id", "user_id")
  )`;

const INDEX = 'CREATE INDEX IF NOT EXISTS "award_score_drafts_user" ON "award_score_drafts" ("user_id")';

const REFERENCES = { award_id: 'awards', participant_id: 'participants', user_id: 'users' };

/** Notes of before are the judge's alone; what counted is known of awards that close from now on. */
const SCORES = [
  'ALTER TABLE "award_scores" ADD COLUMN IF NOT EXISTS "note_for_participant" boolean NOT NULL DEFAULT false',
  'ALTER TABLE "award_scores" ADD COLUMN IF NOT EXISTS "counted" boolean',
];

/** What judges are writing, and which of their notes participants may read (ADR 0386). Only adds; one table that is in use after the other. */
export class JudgesDesk1796000050300 implements MigrationInterface {
  name = 'JudgesDesk1796000050300';

  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(DRAFTS);
    await queryRunner.query(INDEX);
    for (const [column, table] of Object.entries(REFERENCES))
      await withBriefLock(queryRunner, referenceTo(column, table));
    await withBriefLock(queryRunner, SCORES);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "award_score_drafts"');
    await withBriefLock(queryRunner, [
      'ALTER TABLE "award_scores" DROP COLUMN "counted"',
      'ALTER TABLE "award_scores" DROP COLUMN "note_for_participant"',
    ]);
  }
}

function referenceTo(column: string, table: string): string[] {
  const name = `award_score_drafts_${column}_fkey`;
  return [
    `ALTER TABLE "award_score_drafts" DROP CONSTRAINT IF EXISTS "${name}"`,
    `ALTER TABLE "award_score_drafts" ADD CONSTRAINT "${name}" FOREIGN KEY ("${column}") REFERENCES "${table}"("id") ON DELETE CASCADE`,
  ];
}
