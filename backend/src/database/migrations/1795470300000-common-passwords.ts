import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CommonPasswords1795470300000 implements MigrationInterface {
  name = 'CommonPasswords1795470300000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
            ALTER TABLE "users"
            ADD "password_is_common" boolean NOT NULL DEFAULT false
        `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
            ALTER TABLE "users" DROP COLUMN "password_is_common"
        `);
  }
}
