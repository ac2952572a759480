import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The leaves of ended months as a file in parts, and the hashes above them. While a month is not fixed, whatever changes one of its
 * leaves takes the tree away that was made of them, whichever version of the site does it. Only adds.
 */
export class VoteTrees1796000022200 implements MigrationInterface {
  name = 'VoteTrees1796000022200';

  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...TRIGGERS]) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
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
     CONSTRAINT "PK_vote_trees" PRIMARY KEY ("month")
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

const TRIGGERS = [
  `CREATE FUNCTION forget_vote_tree() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     DELETE FROM vote_trees tree
     WHERE tree.month IN (OLD.month, NEW.month) AND NOT EXISTS (SELECT FROM vote_months fixed WHERE fixed.month = tree.month);
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
];
