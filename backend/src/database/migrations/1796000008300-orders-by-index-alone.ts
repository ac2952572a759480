import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a list is sorted by, the column from which that is made, and the index that had not that column. */
const ORDERS = [
  { name: 'ads_in_title_order', of: 'ads (sort_text(title), id) INCLUDE (title)', before: 'ads_title' },
  {
    name: 'ads_in_username_order',
    of: 'ads ("left"(username_search, 60), id) INCLUDE (username_search)',
    before: 'ads_username',
  },
  {
    name: 'viewers_in_name_order',
    of: 'viewers (sort_text(name), id) INCLUDE (name)',
    before: 'viewers_name',
  },
  {
    name: 'viewers_in_email_order',
    of: 'viewers (sort_text(email), id) INCLUDE (email)',
    before: 'viewers_email_id',
  },
];

/**
 * Where a page of a search ends is found in the index of its order alone: without the column beside its folded form PostgreSQL reads
 * each row on the way, and folds it anew. Made without holding up anybody; the version before finds its orders in them as well.
 */
export class OrdersByIndexAlone1796000008300 implements MigrationInterface {
  name = 'OrdersByIndexAlone1796000008300';

  /** An index cannot be made concurrently within one. */
  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const { name, of, before } of ORDERS) {
      // Of an attempt that was ended in the middle.
      if (!(await isWhole(queryRunner, name)))
        await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await queryRunner.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS ${name} ON ${of}`);
      await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${before}`);
    }
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const { name, of, before } of ORDERS) {
      await queryRunner.query(`CREATE INDEX ${before} ON ${of.replace(/ INCLUDE .*/, '')}`);
      await queryRunner.query(`DROP INDEX ${name}`);
    }
  }
}

async function isWhole(queryRunner: QueryRunner, name: string): Promise<boolean> {
  const [index] = (await queryRunner.query(
    'SELECT indisvalid AS "isWhole" FROM pg_index WHERE indexrelid = to_regclass($1)',
    [name],
  )) as { isWhole: boolean }[];
  return index?.isWhole ?? false;
}
