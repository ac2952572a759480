import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ParticipantsViewersAudit1795220440983 implements MigrationInterface {
  name = 'ParticipantsViewersAudit1795220440983';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "audit_entries" (
        "id" SERIAL NOT NULL,
        "actor_id" integer NOT NULL,
        "actor_name" text NOT NULL,
        "action" text NOT NULL,
        "subject" text NOT NULL,
        "details" jsonb NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_6b1623bcad4d04530b76548d619" PRIMARY KEY ("id")
      )
    `);
    await runner.query(`
      CREATE TABLE "participants" (
        "id" SERIAL NOT NULL,
        "user_id" integer NOT NULL,
        "name" text NOT NULL,
        "bio" text NOT NULL,
        "profession" text NOT NULL,
        "age" integer NOT NULL,
        "graduation_year" integer NOT NULL,
        "work_experience" integer NOT NULL,
        "project_description" text NOT NULL,
        "profile_image_url" text,
        "social_twitter" text,
        "social_linkedin" text,
        "social_instagram" text,
        "social_youtube" text,
        "social_tiktok" text,
        "social_website" text,
        "progress_updates" jsonb NOT NULL DEFAULT '[]',
        "video_updates" jsonb NOT NULL DEFAULT '[]',
        "votes_received" integer NOT NULL DEFAULT '0',
        "social_interactions" integer NOT NULL DEFAULT '0',
        "judges_rating" integer NOT NULL DEFAULT '0',
        "wallet_address" text,
        "order" integer NOT NULL,
        "is_active" boolean NOT NULL DEFAULT true,
        "impact_goals" text,
        "current_milestone" text,
        "challenge_completion" integer NOT NULL DEFAULT '0',
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "REL_1427a77e06023c250ed3794a1b" UNIQUE ("user_id"),
        CONSTRAINT "participants_order_key" EXCLUDE USING btree ("order" WITH =)
          WHERE (is_active) DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT "participants_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE RESTRICT,
        CONSTRAINT "PK_1cda06c31eec1c95b3365a0283f" PRIMARY KEY ("id")
      )
    `);
    await runner.query(`
      CREATE TABLE "viewers" (
        "id" SERIAL NOT NULL,
        "name" text NOT NULL,
        "email" text NOT NULL,
        "user_id" integer,
        "wallet_address" text,
        "interests" text array NOT NULL DEFAULT '{}',
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "viewers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE SET NULL,
        CONSTRAINT "PK_82cc02477fc9d9a48904481ff49" PRIMARY KEY ("id")
      )
    `);
    await runner.query('CREATE INDEX "viewers_user_id" ON "viewers" ("user_id")');
    await runner.query('CREATE UNIQUE INDEX "viewers_email_key" ON "viewers" (lower("email"))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "viewers"');
    await runner.query('DROP TABLE "participants"');
    await runner.query('DROP TABLE "audit_entries"');
  }
}
