import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The refunds of payments for no ad that were signed today, as a day has no more than so many. Only adds. */
export class UnclaimedRefunds1796000007460 implements MigrationInterface {
  name = 'UnclaimedRefunds1796000007460';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "unclaimed_refunds" (
         "id" SERIAL PRIMARY KEY,
         "chain_id" integer NOT NULL,
         "signed_at" timestamptz NOT NULL DEFAULT now()
       )`,
    );
    await queryRunner.query(
      `CREATE INDEX "unclaimed_refunds_day" ON "unclaimed_refunds" ("chain_id", "signed_at")`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "unclaimed_refunds"`);
  }
}
