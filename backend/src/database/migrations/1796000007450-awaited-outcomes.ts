import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What follows from a payment's outcome waits until that is verified. What earlier versions wrote down has been followed. Only adds. */
export class AwaitedOutcomes1796000007450 implements MigrationInterface {
  name = 'AwaitedOutcomes1796000007450';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "ad_payments" ADD "outcome_awaited" boolean NOT NULL DEFAULT false`);
    await queryRunner.query(`ALTER TABLE "ad_payments" ADD "returns_ad" boolean NOT NULL DEFAULT false`);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "ad_payments" DROP COLUMN "returns_ad"`);
    await queryRunner.query(`ALTER TABLE "ad_payments" DROP COLUMN "outcome_awaited"`);
  }
}
