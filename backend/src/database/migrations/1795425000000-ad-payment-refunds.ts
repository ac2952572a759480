import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A person decides on refunds that one payer keeps asking for; an ad tells on which chain it was paid. */
export class AdPaymentRefunds1795425000000 implements MigrationInterface {
  name = 'AdPaymentRefunds1795425000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE "ad_payments"
        ADD COLUMN "awaits_decision" boolean NOT NULL DEFAULT false,
        ADD COLUMN "refund_approved" boolean NOT NULL DEFAULT false
    `);
    await queryRunner.query(
      `CREATE INDEX "ad_payments_awaiting" ON "ad_payments" ("id") WHERE awaits_decision`,
    );
    await queryRunner.query(`ALTER TABLE "ads" ADD COLUMN "payment_chain_id" integer`);
    await queryRunner.query(`
      UPDATE "ads" SET "payment_chain_id" = payment.chain_id FROM "ad_payments" payment
      WHERE payment.ad_id = "ads".id AND payment.transaction_hash = "ads".transaction_hash
    `);
    await queryRunner.query(
      `CREATE INDEX "operator_transactions_hashes" ON "operator_transactions" USING gin ("hashes")`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "operator_transactions_hashes"');
    await queryRunner.query('ALTER TABLE "ads" DROP COLUMN "payment_chain_id"');
    await queryRunner.query('DROP INDEX "ad_payments_awaiting"');
    await queryRunner.query(`
      ALTER TABLE "ad_payments" DROP COLUMN "refund_approved", DROP COLUMN "awaits_decision"
    `);
  }
}
