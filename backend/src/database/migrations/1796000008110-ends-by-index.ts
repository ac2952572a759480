import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '../concurrent-index.js';

/** Counts of limits and links that have ended are found by when they did. Made without holding up anybody who signs in. */
export class EndsByIndex1796000008110 implements MigrationInterface {
  name = 'EndsByIndex1796000008110';

  /** An index cannot be made concurrently within one. */
  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    await indexConcurrently(queryRunner, 'rate_limits_end', '"rate_limits" ("expire")');
    await indexConcurrently(queryRunner, 'account_tokens_end', '"account_tokens" ("expires_at")');
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "account_tokens_end"');
    await queryRunner.query('DROP INDEX "rate_limits_end"');
  }
}
