import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '../concurrent-index.js';

const ORDERS = {
  ads_waiting_in_title_order: 'sort_text(title), id',
  ads_waiting_in_username_order: '"left"(username_search, 60), id',
  ads_waiting_in_time_order: 'created_at, id',
};

/**
 * The ads that wait for a moderator, in each order in which they may be looked at: in that of all ads those that are decided on stand between,
 * and the newest wait. Few wait, so these indexes are small. Made without holding up anybody. Only adds.
 */
export class WaitingAdsInOrder1796000037300 implements MigrationInterface {
  name = 'WaitingAdsInOrder1796000037300';

  /** An index cannot be made concurrently within one. */
  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, keys] of Object.entries(ORDERS))
      await indexConcurrently(queryRunner, name, `ads (${keys}) WHERE status = 'pending'`);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of Object.keys(ORDERS)) await queryRunner.query(`DROP INDEX "${name}"`);
  }
}
