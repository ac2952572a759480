import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An open transaction of the operator can be cancelled by an empty one of the same nonce. */
export class CancelledTransactions1795435000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "operator_transactions" ADD "cancel_hashes" text array NOT NULL DEFAULT '{}'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "operator_transactions" DROP COLUMN "cancel_hashes"');
  }
}
