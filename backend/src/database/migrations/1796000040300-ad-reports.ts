import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withBriefLock } from '../brief-lock.js';

const TABLE = `
  CREATE TABLE IF NOT EXISTS "ad_reports" (
    "ad_id" integer NOT NULL,
    "user_id" integer NOT NULL,
    "reason" text,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "ad_reports_pkey" PRIMARY KEY ("ad_id", "user_id")
  )`;

const INDEXES = [
  'CREATE INDEX IF NOT EXISTS "ad_reports_user" ON "ad_reports" ("user_id")',
  'CREATE INDEX IF NOT EXISTS "ad_reports_newest" ON "ad_reports" ("ad_id", "created_at")',
];

const REFERENCES = { ad_id: 'ads', user_id: 'users' };

/** What accounts find wrong with ads, until a moderator has decided. Only adds; one table that is in use after the other. */
export class AdReports1796000040300 implements MigrationInterface {
  name = 'AdReports1796000040300';

  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TABLE);
    for (const index of INDEXES) await queryRunner.query(index);
    for (const [column, table] of Object.entries(REFERENCES))
      await withBriefLock(queryRunner, referenceTo(column, table));
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "ad_reports"');
  }
}

function referenceTo(column: string, table: string): string[] {
  const name = `ad_reports_${column}_fkey`;
  return [
    `ALTER TABLE "ad_reports" DROP CONSTRAINT IF EXISTS "${name}"`,
    `ALTER TABLE "ad_reports" ADD CONSTRAINT "${name}" FOREIGN KEY ("${column}") REFERENCES "${table}"("id") ON DELETE CASCADE`,
  ];
}
