import type { MigrationInterface, QueryRunner } from 'typeorm';
import { COUNT_PROVED_FOLLOWERS, KEEP_PROVED_FOLLOWERS } from '../../modules/follows/proved-followers.sql.js';

/** Follows and plays by people, and which of them are left uncounted. Only adds, so that the version before goes on working. */
export class CountedPeople1796000005400 implements MigrationInterface {
  name = 'CountedPeople1796000005400';

  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of UP) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await queryRunner.query(statement);
  }
}

const UP = [
  `CREATE TABLE "uncounted_follows" (
    "participant_id" integer NOT NULL,
    "user_id" integer NOT NULL,
    "reason" text NOT NULL,
    "created_at" timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY ("participant_id", "user_id"),
    CONSTRAINT "uncounted_follows_participant_id_fkey" FOREIGN KEY ("participant_id") REFERENCES "participants" ("id") ON DELETE CASCADE,
    CONSTRAINT "uncounted_follows_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE
  )`,
  `CREATE INDEX "uncounted_follows_user" ON "uncounted_follows" ("user_id")`,
  `CREATE TABLE "film_plays" (
    "mark" text NOT NULL PRIMARY KEY,
    "progress_update_id" integer NOT NULL,
    "participant_id" integer NOT NULL,
    "user_id" integer,
    "proved" boolean NOT NULL DEFAULT false,
    "counted" boolean NOT NULL DEFAULT true,
    "uncounted_reason" text,
    "address_hash" text,
    "created_at" timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT "film_plays_progress_update_id_fkey" FOREIGN KEY ("progress_update_id") REFERENCES "progress_updates" ("id") ON DELETE CASCADE,
    CONSTRAINT "film_plays_participant_id_fkey" FOREIGN KEY ("participant_id") REFERENCES "participants" ("id") ON DELETE CASCADE,
    CONSTRAINT "film_plays_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE SET NULL
  )`,
  `CREATE INDEX "film_plays_participant" ON "film_plays" ("participant_id", "created_at")`,
  `CREATE INDEX "film_plays_report" ON "film_plays" ("progress_update_id")`,
  `CREATE INDEX "film_plays_user" ON "film_plays" ("user_id") WHERE user_id IS NOT NULL`,
  `CREATE INDEX "film_plays_age" ON "film_plays" ("created_at")`,
  'ALTER TABLE "follows" ADD "address_hash" text',
  'CREATE INDEX "follows_age" ON "follows" ("created_at")',
  'CREATE INDEX "follows_address_age" ON "follows" ("created_at") WHERE address_hash IS NOT NULL',
  'CREATE INDEX "users_proved_mailbox" ON "users" ("mailbox") WHERE email_confirmed_at IS NOT NULL',
  'CREATE INDEX "votes_uncounted_comments" ON "votes" ("participant_id") WHERE comment IS NOT NULL AND NOT counted',
  `ALTER TABLE "participants" ADD "proved_followers" integer NOT NULL DEFAULT '0'`,
  `ALTER TABLE "participants" ADD "uncounted_followers" integer NOT NULL DEFAULT '0'`,
  `ALTER TABLE "participants" ADD "proved_plays" integer NOT NULL DEFAULT '0'`,
  ...KEEP_PROVED_FOLLOWERS,
  COUNT_PROVED_FOLLOWERS,
];

const DOWN = [
  'DROP TRIGGER keep_followers ON users',
  'DROP TRIGGER keep_followers_of_new ON follows',
  'DROP TRIGGER keep_followers_of_gone ON follows',
  'DROP TABLE "uncounted_follows"',
  'DROP TABLE "film_plays"',
  'DROP FUNCTION keep_followers_of_accounts',
  'DROP FUNCTION keep_uncounted_followers',
  'DROP FUNCTION keep_followers',
  'DROP FUNCTION follows_otherwise',
  ...['proved_plays', 'uncounted_followers', 'proved_followers'].map(
    (column) => `ALTER TABLE "participants" DROP COLUMN "${column}"`,
  ),
  'DROP INDEX "votes_uncounted_comments"',
  'DROP INDEX "users_proved_mailbox"',
  'DROP INDEX "follows_address_age"',
  'DROP INDEX "follows_age"',
  'ALTER TABLE "follows" DROP COLUMN "address_hash"',
];
