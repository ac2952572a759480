import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Scripts and styles of the builds that were served lately, for processes that have another one. Only adds. */
export class SiteBuilds1796000008200 implements MigrationInterface {
  name = 'SiteBuilds1796000008200';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE "site_builds" (
        "id" text NOT NULL,
        "files" text array NOT NULL,
        "started_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "PK_site_builds" PRIMARY KEY ("id")
      )
    `);
    await queryRunner.query(`
      CREATE TABLE "site_files" (
        "name" text NOT NULL,
        "body" bytea NOT NULL,
        CONSTRAINT "PK_site_files" PRIMARY KEY ("name")
      )
    `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "site_files"');
    await queryRunner.query('DROP TABLE "site_builds"');
  }
}
