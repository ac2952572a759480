import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '../concurrent-index.js';

/** The votes of a month in the order in which they are published. Made without holding up anybody's vote. Only adds. */
export class PublishedVotes1796000022210 implements MigrationInterface {
  name = 'PublishedVotes1796000022210';

  /** An index cannot be made concurrently within one. */
  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    await indexConcurrently(queryRunner, 'votes_published', '"votes" ("month", "pseudonym" COLLATE "C")');
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "votes_published"');
  }
}
