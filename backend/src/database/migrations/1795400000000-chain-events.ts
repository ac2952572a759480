import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The events of our contracts become the truth, and payments, badges and roots follow from them. They are read once from
 * each contract's first block, as earlier versions kept only what they made of them; what they made stays until then.
 */
export class ChainEvents1795400000000 implements MigrationInterface {
  name = 'ChainEvents1795400000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE "chain_events" (
        "id" BIGSERIAL NOT NULL,
        "chain_id" integer NOT NULL,
        "contract" text NOT NULL,
        "name" text NOT NULL,
        "subject" text,
        "args" jsonb NOT NULL,
        "transaction_hash" text NOT NULL,
        "log_index" integer NOT NULL,
        "block_number" integer NOT NULL,
        "block_hash" text NOT NULL,
        "block_time" TIMESTAMP WITH TIME ZONE NOT NULL,
        "verified_at" TIMESTAMP WITH TIME ZONE,
        "folded" boolean NOT NULL DEFAULT false,
        CONSTRAINT "chain_events_place_key" UNIQUE ("chain_id", "transaction_hash", "log_index"),
        CONSTRAINT "PK_chain_events" PRIMARY KEY ("id")
      )
    `);
    await queryRunner.query(`
      CREATE INDEX "chain_events_subject" ON "chain_events" ("subject", "chain_id", "contract") WHERE subject IS NOT NULL
    `);
    await queryRunner.query(
      `CREATE INDEX "chain_events_block" ON "chain_events" ("chain_id", "block_number")`,
    );
    await queryRunner.query(`
      CREATE INDEX "chain_events_contract" ON "chain_events" ("contract", "chain_id", "block_number", "log_index")
    `);
    await queryRunner.query(`
      CREATE INDEX "chain_events_unverified" ON "chain_events" ("chain_id", "block_number") WHERE verified_at IS NULL
    `);
    await queryRunner.query(`
      CREATE INDEX "chain_events_unfolded" ON "chain_events" ("chain_id", "contract", "subject") WHERE NOT folded
    `);
    await queryRunner.query(`
      CREATE TABLE "chain_heads" (
        "chain_id" integer NOT NULL,
        "number" integer NOT NULL,
        "hash" text NOT NULL,
        "block_time" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "PK_chain_heads" PRIMARY KEY ("chain_id")
      )
    `);
    await queryRunner.query(`
      INSERT INTO chain_heads SELECT chain_id, block_number, block_hash, now() FROM chain_cursors
    `);
    await queryRunner.query('DELETE FROM chain_blocks');
    await this.readEachContractAnew(queryRunner);
    await this.namePayments(queryRunner);
    await queryRunner.query('DROP TABLE "badge_events"');
  }

  private async readEachContractAnew(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE chain_deployments DROP CONSTRAINT "PK_38f7b85970158b244915e16272b"');
    await queryRunner.query(
      'ALTER TABLE chain_deployments ADD CONSTRAINT "PK_chain_deployments" PRIMARY KEY ("chain_id", "address")',
    );
    await queryRunner.query('DELETE FROM chain_cursors');
    await queryRunner.query(`
      INSERT INTO chain_cursors (chain_id, contract, block_number, block_hash)
      SELECT chain_id, lower(address), block, block_hash FROM chain_deployments
    `);
  }

  /** A payment of an ad is no transaction: one transaction may pay for several ads. */
  private async namePayments(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "transactions" RENAME TO "ad_payments"');
    await queryRunner.query('ALTER SEQUENCE "transactions_id_seq" RENAME TO "ad_payments_id_seq"');
    await queryRunner.query(`
      ALTER TABLE "ad_payments"
        DROP CONSTRAINT "transactions_event_key",
        DROP COLUMN "user_id", DROP COLUMN "tx_type", DROP COLUMN "block_hash",
        DROP COLUMN "outcome_block", DROP COLUMN "created_at",
        ALTER COLUMN "status" DROP DEFAULT,
        ADD COLUMN "attempt" integer,
        ADD COLUMN "holds_ad" boolean NOT NULL DEFAULT false,
        ADD COLUMN "verified" boolean NOT NULL DEFAULT false,
        ADD COLUMN "credited" boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT "ad_payments_event_key" UNIQUE ("chain_id", "transaction_hash", "log_index")
    `);
    await queryRunner.query('ALTER TABLE "ad_payments" RENAME COLUMN "founder_profit" TO "founder_amount"');
    await queryRunner.query('ALTER TABLE "ad_payments" RENAME COLUMN "platform_fee" TO "platform_amount"');
    for (const index of ['open', 'block', 'ad_id'])
      await queryRunner.query(`DROP INDEX "transactions_${index}"`);
    await this.fillPayments(queryRunner);
    await queryRunner.query('ALTER TABLE "ad_payments" ALTER COLUMN "attempt" SET NOT NULL');
    await queryRunner.query('CREATE INDEX "ad_payments_ad" ON "ad_payments" ("ad_id")');
    await queryRunner.query(`
      CREATE UNIQUE INDEX "ad_payments_holder_key" ON "ad_payments" ("ad_id") WHERE holds_ad
    `);
    await queryRunner.query(`
      CREATE INDEX "ad_payments_open" ON "ad_payments" ("chain_id", "status", "id")
      WHERE status IN ('confirming', 'confirmed', 'refunding')
    `);
    await queryRunner.query('CREATE INDEX "ad_payments_paid_at" ON "ad_payments" ("chain_id", "paid_at")');
  }

  private async fillPayments(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`UPDATE "ad_payments" SET "verified" = "status" <> 'confirming'`);
    await queryRunner.query(`
      UPDATE "ad_payments" payment SET "attempt" = numbered.number FROM (
        SELECT id, row_number() OVER (
          PARTITION BY chain_id, splitter, ad_id ORDER BY block_number, log_index
        ) AS number FROM "ad_payments"
      ) numbered WHERE numbered.id = payment.id
    `);
    await queryRunner.query(`
      UPDATE "ad_payments" payment SET "holds_ad" = true FROM (
        SELECT DISTINCT ON (ad_id) id FROM "ad_payments"
        WHERE outcome IS DISTINCT FROM 'refunded'
        ORDER BY ad_id, outcome IS NULL, paid_at, id
      ) holder WHERE holder.id = payment.id
    `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
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
    await queryRunner.query(
      'CREATE INDEX "badge_events_block" ON "badge_events" ("chain_id", "block_number")',
    );
    await queryRunner.query(`
      CREATE INDEX "badge_events_badge" ON "badge_events" ("chain_id", "badge_id", "block_number", "log_index")
    `);
    await this.unnamePayments(queryRunner);
    await queryRunner.query('DELETE FROM chain_cursors');
    await queryRunner.query('DELETE FROM chain_blocks');
    // The version before knew one contract of each name.
    await queryRunner.query(`
      DELETE FROM chain_deployments newer USING chain_deployments older
      WHERE newer.chain_id = older.chain_id AND newer.name = older.name AND newer.block > older.block
    `);
    await queryRunner.query('ALTER TABLE chain_deployments DROP CONSTRAINT "PK_chain_deployments"');
    await queryRunner.query(
      'ALTER TABLE chain_deployments ADD CONSTRAINT "PK_38f7b85970158b244915e16272b" PRIMARY KEY ("chain_id", "name")',
    );
    await queryRunner.query(`
      INSERT INTO chain_cursors (chain_id, contract, block_number, block_hash)
      SELECT chain_id, name, block, block_hash FROM chain_deployments WHERE name = 'AdPaymentSplitter'
    `);
    await queryRunner.query('DROP TABLE "chain_heads"');
    await queryRunner.query('DROP TABLE "chain_events"');
  }

  /** The version before reads every payment again from the first block. */
  private async unnamePayments(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "ad_payments"');
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
        CONSTRAINT "transactions_event_key" UNIQUE ("chain_id", "splitter", "transaction_hash", "log_index"),
        CONSTRAINT "PK_a219afd8dd77ed80f5a862f1db9" PRIMARY KEY ("id")
      )
    `);
    await queryRunner.query(`
      CREATE INDEX "transactions_open" ON "transactions" ("chain_id", "status")
      WHERE status IN ('confirming', 'confirmed', 'refunding')
    `);
    await queryRunner.query(
      'CREATE INDEX "transactions_outcome_block" ON "transactions" ("chain_id", "outcome_block")',
    );
    await queryRunner.query(
      'CREATE INDEX "transactions_block" ON "transactions" ("chain_id", "block_number")',
    );
    await queryRunner.query('CREATE INDEX "transactions_ad_id" ON "transactions" ("ad_id")');
  }
}
