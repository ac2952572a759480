import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '../concurrent-index.js';

/** What a list is sorted by, with the column from which that is made. */
const ORDERS = {
  ads_in_title_order: 'ads (sort_text(title), id) INCLUDE (title)',
  ads_in_username_order: 'ads ("left"(username_search, 60), id) INCLUDE (username_search)',
  viewers_in_name_order: 'viewers (sort_text(name), id) INCLUDE (name)',
  viewers_in_email_order: 'viewers (sort_text(email), id) INCLUDE (email)',
};

/**
 * Where a page of a search ends is found in the index of its order alone: without the column beside its folded form PostgreSQL reads
 * each row on the way, and folds it anew. Made without holding up anybody. Only adds.
 */
export class OrdersByIndexAlone1796000008300 implements MigrationInterface {
  name = 'OrdersByIndexAlone1796000008300';

  /** An index cannot be made concurrently within one. */
  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, of] of Object.entries(ORDERS)) await indexConcurrently(queryRunner, name, of);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of Object.keys(ORDERS)) await queryRunner.query(`DROP INDEX "${name}"`);
  }
}
