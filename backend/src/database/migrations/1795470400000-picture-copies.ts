import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PictureCopies1795470400000 implements MigrationInterface {
  name = 'PictureCopies1795470400000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
            CREATE TABLE "picture_copies" (
                "id" SERIAL NOT NULL,
                "user_id" integer NOT NULL,
                "use" text NOT NULL,
                "address" text NOT NULL,
                "address_hash" text NOT NULL,
                "state" text NOT NULL DEFAULT 'waiting',
                "problem" jsonb,
                "tries" integer NOT NULL DEFAULT '0',
                "asked" integer NOT NULL DEFAULT '1',
                "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
                CONSTRAINT "picture_copies_address_key" UNIQUE ("user_id", "use", "address_hash"),
                CONSTRAINT "picture_copies_pkey" PRIMARY KEY ("id")
            )
        `);
    await queryRunner.query(`
            CREATE INDEX "picture_copies_state_id" ON "picture_copies" ("state", "id")
        `);
    await queryRunner.query(`
            ALTER TABLE "picture_copies"
            ADD CONSTRAINT "picture_copies_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION
        `);
    await queryRunner.query(`
            ALTER TABLE "uploads"
            ADD "by_number" boolean NOT NULL DEFAULT true
        `);
    // In three steps: a column with such a default at once would write all pictures anew.
    await queryRunner.query(`
            ALTER TABLE "uploads"
            ADD "key" text
        `);
    await queryRunner.query(`
            UPDATE "uploads"
            SET "key" = (gen_random_uuid())::text
        `);
    await queryRunner.query(`
            ALTER TABLE "uploads"
            ALTER COLUMN "key" SET DEFAULT (gen_random_uuid())::text,
            ALTER COLUMN "key" SET NOT NULL,
            ADD CONSTRAINT "uploads_key_key" UNIQUE ("key")
        `);
    await queryRunner.query(`
            CREATE INDEX "ads_pictures_elsewhere" ON "ads" ("id")
            WHERE image_url ~* '^https?:'
        `);
    await queryRunner.query(`
            CREATE INDEX "ads_rejected_pictures" ON "ads" ("image_url")
            WHERE status = 'rejected' AND image_url LIKE '/api/uploads/%'
        `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
            DROP INDEX "ads_rejected_pictures"
        `);
    await queryRunner.query(`
            DROP INDEX "ads_pictures_elsewhere"
        `);
    await queryRunner.query(`
            ALTER TABLE "uploads" DROP COLUMN "key"
        `);
    await queryRunner.query(`
            ALTER TABLE "uploads" DROP COLUMN "by_number"
        `);
    await queryRunner.query(`
            DROP TABLE "picture_copies"
        `);
  }
}
