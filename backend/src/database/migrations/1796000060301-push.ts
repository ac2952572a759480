import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withBriefLock } from '../brief-lock.js';

const TABLES = [
  `CREATE TABLE IF NOT EXISTS "push_keys" (
    "id" integer NOT NULL,
    "public_key" text NOT NULL,
    "private_key" text NOT NULL,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "push_keys_pkey" PRIMARY KEY ("id")
  )`,
  `CREATE TABLE IF NOT EXISTS "push_subscriptions" (
    "id" SERIAL NOT NULL,
    "user_id" integer NOT NULL,
    "session" text NOT NULL,
    "endpoint" text NOT NULL,
    "p256dh" text NOT NULL,
    "auth" text NOT NULL,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "push_subscriptions_endpoint_key" UNIQUE ("endpoint")
  )`,
  `CREATE TABLE IF NOT EXISTS "news_to_push" (
    "notification_id" integer NOT NULL,
    "user_id" integer NOT NULL,
    CONSTRAINT "news_to_push_pkey" PRIMARY KEY ("notification_id")
  )`,
  'CREATE INDEX IF NOT EXISTS "push_subscriptions_user" ON "push_subscriptions" ("user_id")',
  'CREATE INDEX IF NOT EXISTS "push_subscriptions_session" ON "push_subscriptions" ("session")',
  'CREATE INDEX IF NOT EXISTS "news_to_push_user" ON "news_to_push" ("user_id")',
];

/** Where a browser of the account waits for such news; as with mail, whoever writes news waits for nobody. */
const NOTE_NEWS = `
  CREATE OR REPLACE FUNCTION note_news_to_push() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO news_to_push (notification_id, user_id)
    SELECT NEW.id, NEW.user_id FROM notification_preferences
    WHERE user_id = NEW.user_id AND push @> to_jsonb(NEW.kind)
      AND EXISTS (SELECT FROM push_subscriptions WHERE user_id = NEW.user_id)
    ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$`;

/** What a session ended by somebody leaves; one that has run out stays, as whoever comes back seldom is to be reminded all the same. */
const END_PUSH = `
  CREATE OR REPLACE FUNCTION end_push_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM push_subscriptions WHERE session = OLD.sid;
    RETURN NULL;
  END $$`;

/** Browsers that are told of news by push (ADR 0391). Only adds. */
export class Push1796000060301 implements MigrationInterface {
  name = 'Push1796000060301';

  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, NOTE_NEWS, END_PUSH]) await queryRunner.query(statement);
    for (const table of ['push_subscriptions', 'news_to_push'])
      await withBriefLock(queryRunner, referenceOf(table));
    await withBriefLock(queryRunner, [
      `ALTER TABLE "notification_preferences" ADD COLUMN IF NOT EXISTS "push" jsonb NOT NULL DEFAULT '[]'`,
    ]);
    await withBriefLock(queryRunner, [
      `CREATE OR REPLACE TRIGGER news_to_push AFTER INSERT ON notifications
       FOR EACH ROW EXECUTE FUNCTION note_news_to_push()`,
    ]);
    await withBriefLock(queryRunner, [
      `CREATE OR REPLACE TRIGGER end_push AFTER DELETE ON sessions
       FOR EACH ROW WHEN (OLD.expire >= now()) EXECUTE FUNCTION end_push_of_session()`,
    ]);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER end_push ON sessions');
    await queryRunner.query('DROP TRIGGER news_to_push ON notifications');
    await queryRunner.query('DROP FUNCTION end_push_of_session');
    await queryRunner.query('DROP FUNCTION note_news_to_push');
    for (const table of ['news_to_push', 'push_subscriptions', 'push_keys'])
      await queryRunner.query(`DROP TABLE "${table}"`);
    await queryRunner.query('ALTER TABLE "notification_preferences" DROP COLUMN "push"');
  }
}

function referenceOf(table: string): string[] {
  const name = `${table}_user_id_fkey`;
  return [
    `ALTER TABLE "${table}" DROP CONSTRAINT IF EXISTS "${name}"`,
    `ALTER TABLE "${table}" ADD CONSTRAINT "${name}" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE`,
  ];
}
