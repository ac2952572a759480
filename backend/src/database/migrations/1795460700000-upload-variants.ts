import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UploadVariants1795460700000 implements MigrationInterface {
  name = 'UploadVariants1795460700000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
            CREATE TABLE "upload_variants" (
                "upload_id" integer NOT NULL,
                "name" text NOT NULL,
                "bytes" bytea NOT NULL,
                CONSTRAINT "upload_variants_pkey" PRIMARY KEY ("upload_id", "name")
            )
        `);
    await queryRunner.query(`
            ALTER TABLE "upload_variants"
            ADD CONSTRAINT "upload_variants_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "uploads"("id") ON DELETE CASCADE ON UPDATE NO ACTION
        `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
            DROP TABLE "upload_variants"
        `);
  }
}
