import type { MigrationInterface, QueryRunner } from 'typeorm';

/** That a month's votes no longer lead to its root, whoever only serves has to know from who works. One row a month. Only adds. */
export class TreesThatDiffer1796000037400 implements MigrationInterface {
  name = 'TreesThatDiffer1796000037400';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE vote_trees ADD COLUMN differs boolean NOT NULL DEFAULT false');
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE vote_trees DROP COLUMN differs');
  }
}
