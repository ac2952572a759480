import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whoever changes a vote only marks the tree that was made of it, however large that is; its maker drops it by slices. Also for votes that
 * are deleted, and for the trees of fixed months while they are made. Only adds.
 */
export class OutdatedVoteTrees1796000022220 implements MigrationInterface {
  name = 'OutdatedVoteTrees1796000022220';

  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...COLUMN, ...TRIGGERS]) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER votes_emptied ON votes');
    await queryRunner.query('DROP TRIGGER vote_leaf_went ON votes');
    await queryRunner.query('DROP FUNCTION forget_vote_trees');
    await queryRunner.query(FORGET_BEFORE);
    await queryRunner.query('ALTER TABLE "vote_trees" DROP COLUMN "is_outdated"');
  }
}

const COLUMN = [
  'ALTER TABLE "vote_trees" ADD "is_outdated" boolean NOT NULL DEFAULT false',
  // A process that knows nothing of it cannot finish such a tree.
  'ALTER TABLE "vote_trees" ADD CONSTRAINT "vote_trees_outdated" CHECK (root IS NULL OR NOT is_outdated)',
];

// The month's lock, as in month-lock.ts: whoever begins a tree waits for changes by hand, too, or these find the tree.
const TRIGGERS = [
  `CREATE OR REPLACE FUNCTION forget_vote_tree() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE changed text;
   BEGIN
     FOR changed IN SELECT DISTINCT month FROM unnest(ARRAY[OLD.month, NEW.month]) month WHERE month IS NOT NULL ORDER BY month LOOP
       PERFORM pg_advisory_xact_lock_shared(7305121, replace(changed, '-', '')::integer);
       UPDATE vote_trees tree SET root = NULL, leaves = NULL, bytes = NULL, is_outdated = true
       WHERE tree.month = changed AND NOT tree.is_outdated
         AND (tree.root IS NULL OR NOT EXISTS (SELECT FROM vote_months fixed WHERE fixed.month = tree.month));
     END LOOP;
     RETURN NULL;
   END $$`,
  `CREATE FUNCTION forget_vote_trees() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     UPDATE vote_trees tree SET root = NULL, leaves = NULL, bytes = NULL, is_outdated = true
     WHERE tree.root IS NULL OR NOT EXISTS (SELECT FROM vote_months fixed WHERE fixed.month = tree.month);
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER vote_leaf_went AFTER DELETE ON votes FOR EACH ROW
   WHEN (OLD.month < to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM'))
   EXECUTE FUNCTION forget_vote_tree()`,
  'CREATE TRIGGER votes_emptied AFTER TRUNCATE ON votes FOR EACH STATEMENT EXECUTE FUNCTION forget_vote_trees()',
];

const FORGET_BEFORE = `
  CREATE OR REPLACE FUNCTION forget_vote_tree() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM vote_trees tree
    WHERE tree.month IN (OLD.month, NEW.month) AND NOT EXISTS (SELECT FROM vote_months fixed WHERE fixed.month = tree.month);
    RETURN NULL;
  END $$`;
