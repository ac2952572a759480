import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BadgesWallets1795221266024 implements MigrationInterface {
  name = 'BadgesWallets1795221266024';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
            CREATE TABLE "badge_events" (
                "id" SERIAL NOT NULL,
                "chain_id" integer NOT NULL,
                "badge_id" numeric(20, 0) NOT NULL,
                "token_id" numeric(78, 0) NOT NULL,
                "name" text NOT NULL,
                "holder" text,
                "badge_type" integer,
                "transaction_hash" text NOT NULL,
                "log_index" integer NOT NULL,
                "block_number" integer NOT NULL,
                "block_time" TIMESTAMP WITH TIME ZONE NOT NULL,
                CONSTRAINT "badge_events_event_key" UNIQUE ("chain_id", "transaction_hash", "log_index"),
                CONSTRAINT "PK_c1160ae978d7bcaebc8eb4e5848" PRIMARY KEY ("id")
            )
        `);
    await queryRunner.query(`
            CREATE INDEX "badge_events_block" ON "badge_events" ("chain_id", "block_number")
        `);
    await queryRunner.query(`
            CREATE INDEX "badge_events_badge" ON "badge_events" (
                "chain_id",
                "badge_id",
                "block_number",
                "log_index"
            )
        `);
    await queryRunner.query(`
            CREATE TABLE "nft_badges" (
                "id" SERIAL NOT NULL,
                "user_id" integer NOT NULL,
                "badge_type" text NOT NULL,
                "network" text NOT NULL,
                "mint_to" text,
                "problem" text,
                "contract_address" text,
                "token_id" numeric(78, 0),
                "transaction_hash" text,
                "mint_date" TIMESTAMP WITH TIME ZONE,
                "holder" text,
                "chain_type" integer,
                "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
                CONSTRAINT "PK_e5b6a583a7e3472c6247e754981" PRIMARY KEY ("id")
            )
        `);
    await queryRunner.query(`
            CREATE UNIQUE INDEX "nft_badges_user_id_key" ON "nft_badges" ("user_id")
        `);
    await queryRunner.query(`
            CREATE TABLE "wallet_nonces" (
                "nonce" text NOT NULL,
                "session_id" text NOT NULL,
                "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
                CONSTRAINT "PK_dac6a8952003abc09863f5a2e92" PRIMARY KEY ("nonce")
            )
        `);
    await queryRunner.query(`
            CREATE INDEX "wallet_nonces_expires_at" ON "wallet_nonces" ("expires_at")
        `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
            DROP INDEX "public"."wallet_nonces_expires_at"
        `);
    await queryRunner.query(`
            DROP TABLE "wallet_nonces"
        `);
    await queryRunner.query(`
            DROP INDEX "public"."nft_badges_user_id_key"
        `);
    await queryRunner.query(`
            DROP TABLE "nft_badges"
        `);
    await queryRunner.query(`
            DROP INDEX "public"."badge_events_badge"
        `);
    await queryRunner.query(`
            DROP INDEX "public"."badge_events_block"
        `);
    await queryRunner.query(`
            DROP TABLE "badge_events"
        `);
  }
}
