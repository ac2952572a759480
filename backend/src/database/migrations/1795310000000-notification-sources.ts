import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One news of each thing an account is told, and an index for those that have grown old. */
export class NotificationSources1795310000000 implements MigrationInterface {
  name = 'NotificationSources1795310000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "notifications" ADD "source" text`);
    await queryRunner.query(`
      CREATE UNIQUE INDEX "notifications_source_key" ON "notifications" ("user_id", "source") WHERE source IS NOT NULL
    `);
    await queryRunner.query(`
      CREATE INDEX "notifications_age" ON "notifications" ("created_at")
    `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "notifications_age"`);
    await queryRunner.query(`DROP INDEX "notifications_source_key"`);
    await queryRunner.query(`ALTER TABLE "notifications" DROP COLUMN "source"`);
  }
}
