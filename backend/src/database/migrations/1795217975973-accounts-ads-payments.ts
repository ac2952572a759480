import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountsAdsPayments1795217975973 implements MigrationInterface {
  name = 'AccountsAdsPayments1795217975973';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
            CREATE TABLE "users" (
                "id" SERIAL NOT NULL,
                "username" text NOT NULL,
                "password" text NOT NULL,
                "email" text NOT NULL,
                "role" text NOT NULL DEFAULT 'user',
                "wallet_address" text,
                "language" text NOT NULL DEFAULT 'en',
                "nft_badge_id" integer,
                "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
                CONSTRAINT "PK_a3ffb1c0c8416b9fc6f907b7433" PRIMARY KEY ("id")
            )
        `);
    await queryRunner.query(`
            CREATE UNIQUE INDEX "users_wallet_address_key" ON "users" ("wallet_address")
        `);
    await queryRunner.query(`
            CREATE TABLE "ads" (
                "id" SERIAL NOT NULL,
                "title" text NOT NULL,
                "description" text NOT NULL,
                "category" text NOT NULL,
                "image_url" text,
                "destination_url" text,
                "call_to_action" text,
                "status" text NOT NULL DEFAULT 'pending',
                "reason" text,
                "user_id" integer NOT NULL,
                "payment_method" text,
                "payment_status" text NOT NULL DEFAULT 'pending',
                "transaction_hash" text,
                "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
                CONSTRAINT "PK_a7af7d1998037a97076f758fc23" PRIMARY KEY ("id")
            )
        `);
    await queryRunner.query(`
            CREATE INDEX "ads_user_id" ON "ads" ("user_id", "id")
        `);
    await queryRunner.query(`
            CREATE INDEX "ads_status_id" ON "ads" ("status", "id")
        `);
    await queryRunner.query(`
            CREATE TABLE "transactions" (
                "id" SERIAL NOT NULL,
                "user_id" integer,
                "ad_id" numeric(78, 0) NOT NULL,
                "amount" numeric(78, 0) NOT NULL,
                "tx_type" text NOT NULL DEFAULT 'ad_payment',
                "platform_fee" numeric(78, 0) NOT NULL,
                "founder_profit" numeric(78, 0) NOT NULL,
                "transaction_hash" text NOT NULL,
                "status" text NOT NULL DEFAULT 'confirming',
                "chain_id" integer NOT NULL,
                "splitter" text NOT NULL,
                "payer" text NOT NULL,
                "log_index" integer NOT NULL,
                "block_number" integer NOT NULL,
                "block_hash" text NOT NULL,
                "paid_at" TIMESTAMP WITH TIME ZONE NOT NULL,
                "outcome" text,
                "outcome_hash" text,
                "outcome_block" integer,
                "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
                CONSTRAINT "transactions_event_key" UNIQUE (
                    "chain_id",
                    "splitter",
                    "transaction_hash",
                    "log_index"
                ),
                CONSTRAINT "PK_a219afd8dd77ed80f5a862f1db9" PRIMARY KEY ("id")
            )
        `);
    await queryRunner.query(`
            CREATE INDEX "transactions_open" ON "transactions" ("chain_id", "status")
            WHERE status IN ('confirming', 'confirmed', 'refunding')
        `);
    await queryRunner.query(`
            CREATE INDEX "transactions_outcome_block" ON "transactions" ("chain_id", "outcome_block")
        `);
    await queryRunner.query(`
            CREATE INDEX "transactions_block" ON "transactions" ("chain_id", "block_number")
        `);
    await queryRunner.query(`
            CREATE INDEX "transactions_ad_id" ON "transactions" ("ad_id")
        `);
    await queryRunner.query(`
            CREATE TABLE "chain_cursors" (
                "chain_id" integer NOT NULL,
                "contract" text NOT NULL,
                "block_number" integer NOT NULL,
                "block_hash" text NOT NULL,
                CONSTRAINT "PK_b0beda722faf757cf9c098f07f2" PRIMARY KEY ("chain_id", "contract")
            )
        `);
    await queryRunner.query(`
            CREATE TABLE "chain_blocks" (
                "chain_id" integer NOT NULL,
                "number" integer NOT NULL,
                "hash" text NOT NULL,
                CONSTRAINT "PK_478080fafdae4627816f41ebede" PRIMARY KEY ("chain_id", "number")
            )
        `);
    await queryRunner.query(`
            CREATE TABLE "chain_deployments" (
                "chain_id" integer NOT NULL,
                "name" text NOT NULL,
                "address" text NOT NULL,
                "block" integer NOT NULL,
                "block_hash" text NOT NULL,
                CONSTRAINT "PK_38f7b85970158b244915e16272b" PRIMARY KEY ("chain_id", "name")
            )
        `);
    await queryRunner.query(`
            CREATE TABLE "operator_transactions" (
                "id" SERIAL NOT NULL,
                "chain_id" integer NOT NULL,
                "signer" text NOT NULL,
                "nonce" integer NOT NULL,
                "intent" text NOT NULL,
                "to" text NOT NULL,
                "data" text NOT NULL,
                "gas_limit" numeric(78, 0) NOT NULL,
                "gas_price" numeric(78, 0) NOT NULL,
                "raw" text NOT NULL,
                "hashes" text array NOT NULL,
                "status" text NOT NULL DEFAULT 'submitted',
                "signed_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
                "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
                CONSTRAINT "operator_transactions_nonce_key" UNIQUE ("chain_id", "signer", "nonce"),
                CONSTRAINT "PK_dd63fa20f80eff86a5544b619b0" PRIMARY KEY ("id")
            )
        `);
    await queryRunner.query(`
            CREATE INDEX "operator_transactions_open" ON "operator_transactions" ("chain_id", "signer", "nonce")
            WHERE status = 'submitted'
        `);
    await queryRunner.query(`
            CREATE UNIQUE INDEX "operator_transactions_intent_key" ON "operator_transactions" ("intent")
            WHERE status <> 'failed'
        `);
    await queryRunner.query(`
            CREATE TABLE "settings" (
                "id" SERIAL NOT NULL,
                "key" character varying(100) NOT NULL,
                "value" text NOT NULL,
                "description" text,
                CONSTRAINT "UQ_c8639b7626fa94ba8265628f214" UNIQUE ("key"),
                CONSTRAINT "PK_0669fe20e252eb692bf4d344975" PRIMARY KEY ("id")
            )
        `);
    await queryRunner.query(`
            ALTER TABLE "ads"
            ADD CONSTRAINT "ads_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE NO ACTION
        `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
            ALTER TABLE "ads" DROP CONSTRAINT "ads_user_id_fkey"
        `);
    await queryRunner.query(`
            DROP TABLE "settings"
        `);
    await queryRunner.query(`
            DROP INDEX "public"."operator_transactions_intent_key"
        `);
    await queryRunner.query(`
            DROP INDEX "public"."operator_transactions_open"
        `);
    await queryRunner.query(`
            DROP TABLE "operator_transactions"
        `);
    await queryRunner.query(`
            DROP TABLE "chain_deployments"
        `);
    await queryRunner.query(`
            DROP TABLE "chain_blocks"
        `);
    await queryRunner.query(`
            DROP TABLE "chain_cursors"
        `);
    await queryRunner.query(`
            DROP INDEX "public"."transactions_ad_id"
        `);
    await queryRunner.query(`
            DROP INDEX "public"."transactions_block"
        `);
    await queryRunner.query(`
            DROP INDEX "public"."transactions_outcome_block"
        `);
    await queryRunner.query(`
            DROP INDEX "public"."transactions_open"
        `);
    await queryRunner.query(`
            DROP TABLE "transactions"
        `);
    await queryRunner.query(`
            DROP INDEX "public"."ads_status_id"
        `);
    await queryRunner.query(`
            DROP INDEX "public"."ads_user_id"
        `);
    await queryRunner.query(`
            DROP TABLE "ads"
        `);
    await queryRunner.query(`
            DROP INDEX "public"."users_wallet_address_key"
        `);
    await queryRunner.query(`
            DROP TABLE "users"
        `);
  }
}
