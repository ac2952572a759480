import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The leaves of ended months as a file in parts, and the hashes above them. While a month is not fixed, or its tree is still being made,
 * whatever changes one of its leaves marks the tree that was made of them, however large that is and whichever version of the site does it;
 * the tree's maker drops it by slices. Only adds.
 */
export class VoteTrees1796000022200 implements MigrationInterface {
  name = 'VoteTrees1796000022200';

  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...TRIGGERS]) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER votes_emptied ON votes');
    await queryRunner.query('DROP TRIGGER vote_leaf_went ON votes');
    await queryRunner.query('DROP FUNCTION forget_vote_trees');
    await queryRunner.query('DROP TRIGGER vote_leaf_changed ON votes');
    await queryRunner.query('DROP TRIGGER vote_leaf_came ON votes');
    await queryRunner.query('DROP FUNCTION forget_vote_tree');
    await queryRunner.query('DROP TABLE "vote_tree_chunks"');
    await queryRunner.query('DROP TABLE "vote_tree_parts"');
    await queryRunner.query('DROP TABLE "vote_trees"');
  }
}

const TABLES = [
  `CREATE TABLE "vote_trees" (
     "month" text NOT NULL,
     "root" text,
     "leaves" integer,
     "bytes" bigint,
     "is_outdated" boolean NOT NULL DEFAULT false,
     CONSTRAINT "PK_vote_trees" PRIMARY KEY ("month"),
     CONSTRAINT "vote_trees_outdated" CHECK (root IS NULL OR NOT is_outdated)
   )`,
  `CREATE TABLE "vote_tree_parts" (
     "month" text NOT NULL,
     "number" integer NOT NULL,
     "leaves" integer NOT NULL,
     "last" text NOT NULL,
     "size" integer NOT NULL,
     "plain_size" integer NOT NULL,
     "crc" bigint NOT NULL,
     "body" bytea NOT NULL,
     "hashes" bytea,
     CONSTRAINT "PK_vote_tree_parts" PRIMARY KEY ("month", "number"),
     CONSTRAINT "vote_tree_parts_month_fkey" FOREIGN KEY ("month") REFERENCES "vote_trees"("month") ON DELETE CASCADE
   )`,
  `CREATE TABLE "vote_tree_chunks" (
     "month" text NOT NULL,
     "number" integer NOT NULL,
     "first_leaf" bytea,
     "hashes" bytea NOT NULL,
     CONSTRAINT "PK_vote_tree_chunks" PRIMARY KEY ("month", "number"),
     CONSTRAINT "vote_tree_chunks_month_fkey" FOREIGN KEY ("month") REFERENCES "vote_trees"("month") ON DELETE CASCADE
   )`,
  'CREATE INDEX "vote_tree_chunks_first_leaf" ON "vote_tree_chunks" ("month", "first_leaf")',
  // Neither can be compressed any further, and of the hashes single ones are read.
  'ALTER TABLE "vote_tree_parts" ALTER COLUMN "body" SET STORAGE EXTERNAL',
  'ALTER TABLE "vote_tree_parts" ALTER COLUMN "hashes" SET STORAGE EXTERNAL',
  'ALTER TABLE "vote_tree_chunks" ALTER COLUMN "hashes" SET STORAGE EXTERNAL',
];

// The month's lock, as in month-lock.ts: whoever begins a tree waits for changes by hand, too, or these find the tree.
const TRIGGERS = [
  `CREATE FUNCTION forget_vote_tree() RETURNS trigger LANGUAGE plpgsql AS $$
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
  `CREATE TRIGGER vote_leaf_changed AFTER UPDATE ON votes FOR EACH ROW
   WHEN ((OLD.month, OLD.participant_id, OLD.award_id, OLD.pseudonym, OLD.counted)
     IS DISTINCT FROM (NEW.month, NEW.participant_id, NEW.award_id, NEW.pseudonym, NEW.counted))
   EXECUTE FUNCTION forget_vote_tree()`,
  // Those of the current month, which has no tree, are not held up.
  `CREATE TRIGGER vote_leaf_came AFTER INSERT ON votes FOR EACH ROW
   WHEN (NEW.month < to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM'))
   EXECUTE FUNCTION forget_vote_tree()`,
  `CREATE TRIGGER vote_leaf_went AFTER DELETE ON votes FOR EACH ROW
   WHEN (OLD.month < to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM'))
   EXECUTE FUNCTION forget_vote_tree()`,
  'CREATE TRIGGER votes_emptied AFTER TRUNCATE ON votes FOR EACH STATEMENT EXECUTE FUNCTION forget_vote_trees()',
];
