import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far a comparison of a contract with the database has come, so that any process goes on with it. Only adds. */
export class BookCheckProgress1796000008020 implements MigrationInterface {
  name = 'BookCheckProgress1796000008020';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE "book_check_progress" (
        "chain_id" integer NOT NULL,
        "contract" text NOT NULL,
        "started_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "part" text NOT NULL,
        "after" text NOT NULL,
        "compared" integer NOT NULL,
        "differences" jsonb NOT NULL,
        "difference_count" integer NOT NULL,
        CONSTRAINT "PK_book_check_progress" PRIMARY KEY ("chain_id", "contract")
      )
    `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "book_check_progress"');
  }
}
