import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '../concurrent-index.js';

const INDEXES = {
  ad_payments_of_splitter: 'ad_payments (chain_id, splitter, ad_id, attempt DESC)',
  ad_payments_splitter_paid_at: 'ad_payments (chain_id, splitter, paid_at)',
  nft_badges_of_contract: 'nft_badges (contract_address, id) WHERE token_id IS NOT NULL',
};

/**
 * The books of one contract are compared by its own rows, however many others have: old contracts stay served. Made without holding up
 * anybody who pays or mints. Only adds; `ad_payments_paid_at` is read by the version before alone.
 */
export class ComparedByIndex1796000080000 implements MigrationInterface {
  name = 'ComparedByIndex1796000080000';

  /** An index cannot be made concurrently within one. */
  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) await indexConcurrently(queryRunner, name, on);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await queryRunner.query(`DROP INDEX "${name}"`);
  }
}
