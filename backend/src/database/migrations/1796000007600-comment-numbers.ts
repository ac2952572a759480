import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Comments have numbers of their own, those that are there too. Only adds. */
export class CommentNumbers1796000007600 implements MigrationInterface {
  name = 'CommentNumbers1796000007600';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE SEQUENCE comment_numbers AS integer');
    await queryRunner.query('ALTER TABLE "votes" ADD "comment_id" integer');
    await queryRunner.query(NUMBER_NEW_ONES);
    await queryRunner.query(`
      CREATE TRIGGER number_comment BEFORE INSERT ON votes
      FOR EACH ROW WHEN (NEW.comment IS NOT NULL) EXECUTE FUNCTION number_comment()
    `);
    await queryRunner.query(BEGIN_ABOVE_VOTES);
    await queryRunner.query(NUMBER_OLD_ONES);
    await queryRunner.query('CREATE UNIQUE INDEX "votes_comment_id_key" ON "votes" ("comment_id")');
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER number_comment ON votes');
    await queryRunner.query('DROP FUNCTION number_comment');
    await queryRunner.query('ALTER TABLE "votes" DROP COLUMN "comment_id"');
    await queryRunner.query('DROP SEQUENCE comment_numbers');
  }
}

/** Also those that a version writes which knows of no such numbers. */
const NUMBER_NEW_ONES = `
  CREATE FUNCTION number_comment() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.comment_id := nextval('comment_numbers');
    RETURN NEW;
  END $$
`;

/**
 * So far a comment was called by the number of its vote: in the audit, and by pages that are still open. None of these numbers
 * may name another comment from now on, nor those of votes that the version before takes until it is replaced.
 */
const BEGIN_ABOVE_VOTES = `SELECT setval('comment_numbers', max(id) + 100000) FROM votes HAVING count(*) > 0`;

const NUMBER_OLD_ONES = `
  UPDATE votes SET comment_id = numbered.comment_id
  FROM (
    SELECT id, nextval('comment_numbers') AS comment_id
    FROM (SELECT id FROM votes WHERE comment IS NOT NULL ORDER BY id) commented
  ) numbered
  WHERE votes.id = numbered.id
`;
