import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Months that can be closed while votes come in, and hidden comments found at once. */
export class VotesByMonth1795320000000 implements MigrationInterface {
  name = 'VotesByMonth1795320000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    // A function, as each of its statements sees what was committed before: a vote that waited for the closing has to see it.
    await queryRunner.query(`
      CREATE FUNCTION vote_month_is_open(asked text) RETURNS boolean LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock_shared(7305121, replace(asked, '-', '')::integer);
        RETURN NOT EXISTS (SELECT FROM vote_months WHERE month = asked);
      END $$
    `);
    await queryRunner.query(`
      CREATE INDEX "votes_hidden" ON "votes" ("id") WHERE hidden
    `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "votes_hidden"');
    await queryRunner.query('DROP FUNCTION vote_month_is_open');
  }
}
