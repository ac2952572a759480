import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withBriefLock } from '../brief-lock.js';

const TABLES = [
  `CREATE TABLE IF NOT EXISTS "report_comments" (
    "id" SERIAL NOT NULL,
    "progress_update_id" integer NOT NULL,
    "user_id" integer,
    "reply_to" integer,
    "replied_user_id" integer,
    "text" text NOT NULL,
    "answered" boolean NOT NULL DEFAULT false,
    "hidden" boolean NOT NULL DEFAULT false,
    "hidden_reason" text,
    "removed_at" TIMESTAMP WITH TIME ZONE,
    "edited_at" TIMESTAMP WITH TIME ZONE,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "report_comments_pkey" PRIMARY KEY ("id")
  )`,
  `CREATE TABLE IF NOT EXISTS "report_comment_reports" (
    "comment_id" integer NOT NULL,
    "user_id" integer NOT NULL,
    "reason" text,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "report_comment_reports_pkey" PRIMARY KEY ("comment_id", "user_id")
  )`,
  `CREATE TABLE IF NOT EXISTS "closed_talks" (
    "progress_update_id" integer NOT NULL,
    "closed_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "closed_talks_pkey" PRIMARY KEY ("progress_update_id")
  )`,
];

const INDEXES = [
  'CREATE INDEX IF NOT EXISTS "report_comments_report" ON "report_comments" ("progress_update_id")',
  'CREATE INDEX IF NOT EXISTS "report_comments_threads" ON "report_comments" ("progress_update_id", "id") WHERE reply_to IS NULL',
  'CREATE INDEX IF NOT EXISTS "report_comments_replies" ON "report_comments" ("reply_to", "id") WHERE reply_to IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS "report_comments_user" ON "report_comments" ("user_id", "id")',
  'CREATE INDEX IF NOT EXISTS "report_comments_replied" ON "report_comments" ("replied_user_id", "id") WHERE replied_user_id IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS "report_comments_hidden" ON "report_comments" ("id") WHERE hidden',
  `CREATE INDEX IF NOT EXISTS "report_comments_to_answer" ON "report_comments" ("progress_update_id", "id")
     WHERE reply_to IS NULL AND NOT answered AND NOT hidden AND removed_at IS NULL`,
  'CREATE INDEX IF NOT EXISTS "report_comment_reports_user" ON "report_comment_reports" ("user_id")',
  'CREATE INDEX IF NOT EXISTS "report_comment_reports_newest" ON "report_comment_reports" ("comment_id", "created_at")',
];

/** Table, column, what it names, and what becomes of the row once that is gone. */
const REFERENCES = [
  ['report_comments', 'progress_update_id', 'progress_updates', 'CASCADE'],
  ['report_comments', 'user_id', 'users', 'SET NULL'],
  ['report_comments', 'reply_to', 'report_comments', 'CASCADE'],
  ['report_comments', 'replied_user_id', 'users', 'SET NULL'],
  ['report_comment_reports', 'comment_id', 'report_comments', 'CASCADE'],
  ['report_comment_reports', 'user_id', 'users', 'CASCADE'],
  ['closed_talks', 'progress_update_id', 'progress_updates', 'CASCADE'],
] as const;

/** What people say of reports, what others find wrong with it, and which reports take none. Only adds; one table that is in use after the other. */
export class ReportComments1796000060200 implements MigrationInterface {
  name = 'ReportComments1796000060200';

  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...INDEXES]) await queryRunner.query(statement);
    for (const reference of REFERENCES) await withBriefLock(queryRunner, statementsOf(reference));
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['closed_talks', 'report_comment_reports', 'report_comments'])
      await queryRunner.query(`DROP TABLE "${table}"`);
  }
}

function statementsOf([table, column, named, gone]: (typeof REFERENCES)[number]): string[] {
  const name = `${table}_${column}_fkey`;
  return [
    `ALTER TABLE "${table}" DROP CONSTRAINT IF EXISTS "${name}"`,
    `ALTER TABLE "${table}" ADD CONSTRAINT "${name}" FOREIGN KEY ("${column}") REFERENCES "${named}"("id") ON DELETE ${gone}`,
  ];
}
