import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mints that were signed today, as a day has no more than a setting allows. */
export class BadgeMints1796000007300 implements MigrationInterface {
  name = 'BadgeMints1796000007300';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "badge_mints" (
         "id" SERIAL PRIMARY KEY,
         "mailbox" text,
         "signed_at" timestamptz NOT NULL DEFAULT now()
       )`,
    );
    await queryRunner.query(`CREATE INDEX "badge_mints_day" ON "badge_mints" ("signed_at")`);
    await queryRunner.query(
      `CREATE INDEX "nft_badges_waiting" ON "nft_badges" ("id") WHERE mint_to IS NOT NULL AND token_id IS NULL`,
    );
    await queryRunner.query(
      `INSERT INTO "badge_mints" ("signed_at")
       SELECT "created_at" FROM "operator_transactions"
       WHERE "intent" LIKE 'badge-mint:%' AND "created_at" >= date_trunc('day', now(), 'UTC')`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "nft_badges_waiting"`);
    await queryRunner.query(`DROP TABLE "badge_mints"`);
  }
}
