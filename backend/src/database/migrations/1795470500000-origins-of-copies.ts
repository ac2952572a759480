import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OriginsOfCopies1795470500000 implements MigrationInterface {
  name = 'OriginsOfCopies1795470500000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
            ALTER TABLE "uploads"
            ADD "copied_from" text
        `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
            ALTER TABLE "uploads" DROP COLUMN "copied_from"
        `);
  }
}
