import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts of limits and links that have ended are found by when they did. */
export class EndsByIndex1796000008110 implements MigrationInterface {
  name = 'EndsByIndex1796000008110';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX "rate_limits_end" ON "rate_limits" ("expire")');
    await queryRunner.query('CREATE INDEX "account_tokens_end" ON "account_tokens" ("expires_at")');
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "account_tokens_end"');
    await queryRunner.query('DROP INDEX "rate_limits_end"');
  }
}
