import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withBriefLock } from '../brief-lock.js';

const TABLES = [
  `CREATE TABLE IF NOT EXISTS "notification_preferences" (
    "user_id" integer NOT NULL,
    "reminders" boolean NOT NULL DEFAULT true,
    "digest" text NOT NULL DEFAULT 'none',
    "digest_from" TIMESTAMP WITH TIME ZONE,
    "digest_due_at" TIMESTAMP WITH TIME ZONE,
    CONSTRAINT "notification_preferences_pkey" PRIMARY KEY ("user_id")
  )`,
  `CREATE TABLE IF NOT EXISTS "vote_reminders" (
    "user_id" integer NOT NULL,
    "month" text NOT NULL,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "vote_reminders_pkey" PRIMARY KEY ("user_id", "month")
  )`,
  `CREATE TABLE IF NOT EXISTS "reminder_rounds" (
    "month" text NOT NULL,
    "above" integer NOT NULL DEFAULT 0,
    "finished_at" TIMESTAMP WITH TIME ZONE,
    CONSTRAINT "reminder_rounds_pkey" PRIMARY KEY ("month")
  )`,
  `CREATE INDEX IF NOT EXISTS "notification_preferences_due" ON "notification_preferences" ("digest_due_at")
   WHERE digest_due_at IS NOT NULL`,
  'CREATE INDEX IF NOT EXISTS "vote_reminders_age" ON "vote_reminders" ("created_at")',
];

/** As before, but for reminders: these have a letter of their own. */
const noteNews = (which: string): string => `
  CREATE OR REPLACE FUNCTION note_news_to_mail() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO news_to_mail (notification_id, user_id, due_at)
    SELECT NEW.id, NEW.user_id, CASE news
      WHEN 'at_once' THEN greatest(now(), mailed_at + interval '15 minutes')
      ELSE (date_trunc('day', now() AT TIME ZONE 'UTC' - interval '7 hours') + interval '31 hours') AT TIME ZONE 'UTC'
    END
    FROM mail_preferences WHERE user_id = NEW.user_id AND news <> 'off'${which}
    ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$
`;

/** What accounts chose to be told of by themselves, and who was reminded of a month's vote (ADR 0391). Only adds. */
export class Reminders1796000060300 implements MigrationInterface {
  name = 'Reminders1796000060300';

  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await queryRunner.query(statement);
    for (const table of ['notification_preferences', 'vote_reminders'])
      await withBriefLock(queryRunner, referenceOf(table));
    await queryRunner.query(noteNews(` AND NEW.kind <> 'vote_reminder'`));
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(noteNews(''));
    for (const table of ['reminder_rounds', 'vote_reminders', 'notification_preferences'])
      await queryRunner.query(`DROP TABLE "${table}"`);
  }
}

function referenceOf(table: string): string[] {
  const name = `${table}_user_id_fkey`;
  return [
    `ALTER TABLE "${table}" DROP CONSTRAINT IF EXISTS "${name}"`,
    `ALTER TABLE "${table}" ADD CONSTRAINT "${name}" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE`,
  ];
}
