import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Books that anybody can check: the events by time and by account, and how they compare with the contracts. */
export class Books1795420000000 implements MigrationInterface {
  name = 'Books1795420000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX "chain_events_time"
      ON "chain_events" ("chain_id", "name", "block_time", "block_number", "log_index")
    `);
    await queryRunner.query(`
      CREATE INDEX "chain_events_accounts" ON "chain_events" USING gin ((ARRAY[
        args->>'payer', args->>'to', args->>'payee', args->>'successor', args->>'from', args->>'holder'
      ]))
    `);
    await queryRunner.query(`
      CREATE TABLE "book_agreements" (
        "chain_id" integer NOT NULL,
        "contract" text NOT NULL,
        "block" integer NOT NULL,
        "block_hash" text NOT NULL,
        "surplus" numeric(78, 0) NOT NULL DEFAULT 0,
        "problem" text,
        CONSTRAINT "PK_book_agreements" PRIMARY KEY ("chain_id", "contract")
      )
    `);
    await queryRunner.query(`
      CREATE TABLE "book_checks" (
        "chain_id" integer NOT NULL,
        "contract" text NOT NULL,
        "name" text NOT NULL,
        "block" integer NOT NULL,
        "block_hash" text NOT NULL,
        "checked_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "compared" integer NOT NULL,
        "figures" jsonb,
        "differences" jsonb NOT NULL,
        "difference_count" integer NOT NULL,
        CONSTRAINT "PK_book_checks" PRIMARY KEY ("chain_id", "contract")
      )
    `);
    await queryRunner.query(`
      CREATE TABLE "book_schedules" (
        "chain_id" integer NOT NULL,
        "due_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "PK_book_schedules" PRIMARY KEY ("chain_id")
      )
    `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['book_schedules', 'book_checks', 'book_agreements'])
      await queryRunner.query(`DROP TABLE "${table}"`);
    for (const index of ['chain_events_accounts', 'chain_events_time'])
      await queryRunner.query(`DROP INDEX "${index}"`);
  }
}
