import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withBriefLock } from '../brief-lock.js';
import { indexConcurrently } from '../concurrent-index.js';

/**
 * An account has one badge a season, instead of one at all. An exception to migrations that only add (ADR 0387), as those of SeasonKeys: the
 * index keeps its name, by which the version before refuses a second badge; that one makes badges of the first season alone.
 */
export class BadgeKeys1796000050510 implements MigrationInterface {
  name = 'BadgeKeys1796000050510';

  /** As an index that is made beside writes asks for it. */
  readonly transaction = false;

  /** There is always one of the two, so that nobody gets two badges in between. */
  public async up(queryRunner: QueryRunner): Promise<void> {
    const on = '"nft_badges" ("user_id", "season")';
    await indexConcurrently(queryRunner, 'nft_badges_user_id_next', on, 'UNIQUE INDEX');
    await withBriefLock(queryRunner, [
      'DROP INDEX IF EXISTS "nft_badges_user_id_key"',
      'ALTER INDEX "nft_badges_user_id_next" RENAME TO "nft_badges_user_id_key"',
    ]);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await withBriefLock(queryRunner, [
      'DROP INDEX IF EXISTS "nft_badges_user_id_key"',
      'CREATE UNIQUE INDEX "nft_badges_user_id_key" ON "nft_badges" ("user_id")',
    ]);
  }
}
