import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Votes, reports, awards and followers: what a season needs to be run. */
export class SeasonLive1795300000000 implements MigrationInterface {
  name = 'SeasonLive1795300000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE "awards" (
        "id" SERIAL NOT NULL,
        "kind" text NOT NULL,
        "name" text NOT NULL,
        "description" text NOT NULL,
        "reward_amount" integer NOT NULL,
        "status" text NOT NULL DEFAULT 'upcoming',
        "start_date" TIMESTAMP WITH TIME ZONE,
        "end_date" TIMESTAMP WITH TIME ZONE,
        "result" jsonb,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_bc3f6adc548ff46c76c03e06377" PRIMARY KEY ("id")
      )
    `);
    await queryRunner.query(`
      CREATE UNIQUE INDEX "awards_kind_key" ON "awards" ("kind")
    `);
    await queryRunner.query(`
      CREATE TABLE "award_scores" (
        "award_id" integer NOT NULL,
        "participant_id" integer NOT NULL,
        "user_id" integer NOT NULL,
        "impact" integer,
        "innovation" integer,
        "progress" integer,
        "communication" integer,
        "note" text,
        "conflict" boolean NOT NULL DEFAULT false,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_8ea576c57be4868a0bbc6f3ddc5" PRIMARY KEY ("award_id", "participant_id", "user_id")
      )
    `);
    await queryRunner.query(`
      CREATE TABLE "judges" (
        "user_id" integer NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_d5e20cdd04132b733573944ec9d" PRIMARY KEY ("user_id")
      )
    `);
    await queryRunner.query(`
      CREATE TABLE "follows" (
        "participant_id" integer NOT NULL,
        "user_id" integer NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_f467140645129291a7c99144bf4" PRIMARY KEY ("participant_id", "user_id")
      )
    `);
    await queryRunner.query(`
      CREATE INDEX "follows_user" ON "follows" ("user_id")
    `);
    await queryRunner.query(`
      CREATE TABLE "progress_updates" (
        "id" SERIAL NOT NULL,
        "participant_id" integer NOT NULL,
        "month" integer NOT NULL,
        "title" text NOT NULL,
        "description" text NOT NULL,
        "milestone" text,
        "video_url" text,
        "images" jsonb NOT NULL DEFAULT '[]',
        "social_posts" jsonb NOT NULL DEFAULT '[]',
        "interaction_count" integer NOT NULL DEFAULT '0',
        "plays" integer NOT NULL DEFAULT '0',
        "revision" integer NOT NULL DEFAULT '1',
        "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "progress_updates_month_key" UNIQUE ("participant_id", "month"),
        CONSTRAINT "PK_180f6781848cb83b31c3deb131b" PRIMARY KEY ("id")
      )
    `);
    await queryRunner.query(`
      CREATE INDEX "progress_updates_by_month" ON "progress_updates" ("month", "id")
    `);
    await queryRunner.query(`
      CREATE TABLE "progress_versions" (
        "progress_update_id" integer NOT NULL,
        "revision" integer NOT NULL,
        "title" text NOT NULL,
        "description" text NOT NULL,
        "milestone" text,
        "video_url" text,
        "images" jsonb NOT NULL,
        "social_posts" jsonb NOT NULL,
        "written_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "PK_dcf365c1f42329b804659f8d947" PRIMARY KEY ("progress_update_id", "revision")
      )
    `);
    await queryRunner.query(`
      CREATE TABLE "votes" (
        "id" SERIAL NOT NULL,
        "participant_id" integer NOT NULL,
        "user_id" integer,
        "award_id" integer NOT NULL,
        "value" integer NOT NULL DEFAULT '1',
        "month" text NOT NULL,
        "comment" text,
        "pseudonym" text NOT NULL,
        "secret" text,
        "counted" boolean NOT NULL DEFAULT true,
        "uncounted_reason" text,
        "hidden" boolean NOT NULL DEFAULT false,
        "hidden_reason" text,
        "address_hash" text,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "votes_pseudonym_key" UNIQUE ("pseudonym"),
        CONSTRAINT "votes_once_a_month_key" UNIQUE ("user_id", "participant_id", "award_id", "month"),
        CONSTRAINT "PK_f3d9fd4a0af865152c3f59db8ff" PRIMARY KEY ("id")
      )
    `);
    await queryRunner.query(`
      CREATE INDEX "votes_address_age" ON "votes" ("created_at") WHERE address_hash IS NOT NULL
    `);
    await queryRunner.query(`
      CREATE INDEX "votes_address" ON "votes" ("participant_id", "address_hash", "created_at") WHERE address_hash IS NOT NULL
    `);
    await queryRunner.query(`
      CREATE INDEX "votes_comments" ON "votes" ("participant_id", "id") WHERE comment IS NOT NULL
    `);
    await queryRunner.query(`
      CREATE INDEX "votes_month" ON "votes" ("month", "id")
    `);
    await queryRunner.query(`
      CREATE TABLE "comment_reports" (
        "vote_id" integer NOT NULL,
        "user_id" integer NOT NULL,
        "reason" text,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_50cbc78c3ae28ba38dbfba682fb" PRIMARY KEY ("vote_id", "user_id")
      )
    `);
    await queryRunner.query(`
      CREATE TABLE "vote_months" (
        "month" text NOT NULL,
        "root" text NOT NULL,
        "leaves" integer NOT NULL,
        "closed_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "transaction_hash" text,
        "block_number" integer,
        CONSTRAINT "PK_94f15763586620a21623b6b9b00" PRIMARY KEY ("month")
      )
    `);
    await queryRunner.query(`
      CREATE TABLE "vote_totals" (
        "month" text NOT NULL,
        "award_id" integer NOT NULL,
        "participant_id" integer NOT NULL,
        "votes" integer NOT NULL,
        "counted" integer NOT NULL,
        CONSTRAINT "PK_6d4edc313b97a68db1c722d5b2b" PRIMARY KEY ("month", "award_id", "participant_id")
      )
    `);
    await queryRunner.query(`
      CREATE INDEX "vote_totals_award" ON "vote_totals" ("award_id", "participant_id")
    `);
    await queryRunner.query(`
      ALTER TABLE "participants" ADD "followers" integer NOT NULL DEFAULT '0'
    `);
    await queryRunner.query(`
      ALTER TABLE "participants" ADD "comments_received" integer NOT NULL DEFAULT '0'
    `);
    await queryRunner.query(`
      ALTER TABLE "participants" ADD "film_plays" integer NOT NULL DEFAULT '0'
    `);
    await queryRunner.query(`
      ALTER TABLE "award_scores" ADD CONSTRAINT "award_scores_award_id_fkey" FOREIGN KEY ("award_id") REFERENCES "awards"("id") ON DELETE RESTRICT ON UPDATE NO ACTION
    `);
    await queryRunner.query(`
      ALTER TABLE "award_scores" ADD CONSTRAINT "award_scores_participant_id_fkey" FOREIGN KEY ("participant_id") REFERENCES "participants"("id") ON DELETE RESTRICT ON UPDATE NO ACTION
    `);
    await queryRunner.query(`
      ALTER TABLE "award_scores" ADD CONSTRAINT "award_scores_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE NO ACTION
    `);
    await queryRunner.query(`
      ALTER TABLE "judges" ADD CONSTRAINT "judges_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION
    `);
    await queryRunner.query(`
      ALTER TABLE "follows" ADD CONSTRAINT "follows_participant_id_fkey" FOREIGN KEY ("participant_id") REFERENCES "participants"("id") ON DELETE CASCADE ON UPDATE NO ACTION
    `);
    await queryRunner.query(`
      ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION
    `);
    await queryRunner.query(`
      ALTER TABLE "progress_updates" ADD CONSTRAINT "progress_updates_participant_id_fkey" FOREIGN KEY ("participant_id") REFERENCES "participants"("id") ON DELETE RESTRICT ON UPDATE NO ACTION
    `);
    await queryRunner.query(`
      ALTER TABLE "progress_versions" ADD CONSTRAINT "progress_versions_progress_update_id_fkey" FOREIGN KEY ("progress_update_id") REFERENCES "progress_updates"("id") ON DELETE CASCADE ON UPDATE NO ACTION
    `);
    await queryRunner.query(`
      ALTER TABLE "votes" ADD CONSTRAINT "votes_participant_id_fkey" FOREIGN KEY ("participant_id") REFERENCES "participants"("id") ON DELETE RESTRICT ON UPDATE NO ACTION
    `);
    await queryRunner.query(`
      ALTER TABLE "votes" ADD CONSTRAINT "votes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION
    `);
    await queryRunner.query(`
      ALTER TABLE "votes" ADD CONSTRAINT "votes_award_id_fkey" FOREIGN KEY ("award_id") REFERENCES "awards"("id") ON DELETE RESTRICT ON UPDATE NO ACTION
    `);
    await queryRunner.query(`
      ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_vote_id_fkey" FOREIGN KEY ("vote_id") REFERENCES "votes"("id") ON DELETE CASCADE ON UPDATE NO ACTION
    `);
    await queryRunner.query(`
      ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION
    `);
    await createAwards(queryRunner);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "comment_reports"');
    await queryRunner.query('DROP TABLE "votes"');
    await queryRunner.query('DROP TABLE "vote_totals"');
    await queryRunner.query('DROP TABLE "vote_months"');
    await queryRunner.query('DROP TABLE "progress_versions"');
    await queryRunner.query('DROP TABLE "progress_updates"');
    await queryRunner.query('DROP TABLE "follows"');
    await queryRunner.query('DROP TABLE "judges"');
    await queryRunner.query('DROP TABLE "award_scores"');
    await queryRunner.query('DROP TABLE "awards"');
    for (const column of ['film_plays', 'comments_received', 'followers'])
      await queryRunner.query(`ALTER TABLE "participants" DROP COLUMN "${column}"`);
  }
}

/** The three of the specification's section 1. */
async function createAwards(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    INSERT INTO awards (kind, name, description, reward_amount) VALUES
      ('votes', 'Viewers'' Choice',
        'The community decides: one vote a participant and month for each account, added up over the season.', 100),
      ('judges', 'Judges'' Choice',
        'A panel of experts decides, by a published rubric: impact, innovation, progress and communication.', 100),
      ('social', 'Social Media Impact',
        'Engagement decides: who follows, comments, watches the films and reacts to the posts.', 100)
  `);
}
