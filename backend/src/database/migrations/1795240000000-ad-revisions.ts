import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AdRevisions1795240000000 implements MigrationInterface {
  name = 'AdRevisions1795240000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
            ALTER TABLE "ads"
            ADD "revision" integer NOT NULL DEFAULT '1'
        `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
            ALTER TABLE "ads" DROP COLUMN "revision"
        `);
  }
}
