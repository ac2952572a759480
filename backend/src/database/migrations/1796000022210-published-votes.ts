import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The votes of a month in the order in which they are published. Made without holding up anybody's vote. Only adds. */
export class PublishedVotes1796000022210 implements MigrationInterface {
  name = 'PublishedVotes1796000022210';

  /** An index cannot be made concurrently within one. */
  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS "votes_published" ON "votes" ("month", "pseudonym" COLLATE "C")',
    );
    const [index] = (await queryRunner.query(
      `SELECT indisvalid AS "isWhole" FROM pg_index WHERE indexrelid = to_regclass('votes_published')`,
    )) as { isWhole: boolean }[];
    // Of an attempt that was ended in the middle.
    if (index?.isWhole === false) await queryRunner.query('REINDEX INDEX CONCURRENTLY "votes_published"');
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "votes_published"');
  }
}
