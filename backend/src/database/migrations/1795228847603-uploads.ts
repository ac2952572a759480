import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Uploads1795228847603 implements MigrationInterface {
  name = 'Uploads1795228847603';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
            CREATE TABLE "uploads" (
                "id" SERIAL NOT NULL,
                "user_id" integer NOT NULL,
                "format" text NOT NULL,
                "content_type" text NOT NULL,
                "bytes" bytea NOT NULL,
                "narrow_bytes" bytea,
                "width" integer NOT NULL,
                "height" integer NOT NULL,
                "sha256" text NOT NULL,
                "uses" integer NOT NULL DEFAULT '0',
                "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
                CONSTRAINT "PK_d1781d1eedd7459314f60f39bd3" PRIMARY KEY ("id")
            )
        `);
    await queryRunner.query(`
            CREATE INDEX "uploads_unused" ON "uploads" ("created_at")
            WHERE uses = 0
        `);
    await queryRunner.query(`
            CREATE INDEX "uploads_user_id" ON "uploads" ("user_id", "created_at")
        `);
    await queryRunner.query(`
            ALTER TABLE "uploads"
            ADD CONSTRAINT "uploads_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE NO ACTION
        `);
    await queryRunner.query(`
            ALTER TABLE "ads"
            ADD "format" text
        `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
            ALTER TABLE "ads" DROP COLUMN "format"
        `);
    await queryRunner.query(`
            DROP TABLE "uploads"
        `);
  }
}
