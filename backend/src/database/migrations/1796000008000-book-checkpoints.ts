import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts of splitters at earlier blocks, so that only what came after them is added up. Only adds; whoever leads a chain fills it. */
export class BookCheckpoints1796000008000 implements MigrationInterface {
  name = 'BookCheckpoints1796000008000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE "book_checkpoints" (
        "chain_id" integer NOT NULL,
        "contract" text NOT NULL,
        "block" integer NOT NULL,
        "account" jsonb NOT NULL,
        CONSTRAINT "PK_book_checkpoints" PRIMARY KEY ("chain_id", "contract", "block")
      )
    `);
    await queryRunner.query(`
      CREATE TABLE "late_book_events" (
        "id" BIGSERIAL NOT NULL,
        "chain_id" integer NOT NULL,
        "contract" text NOT NULL,
        "block" integer NOT NULL,
        CONSTRAINT "PK_late_book_events" PRIMARY KEY ("id")
      )
    `);
    await queryRunner.query(
      `CREATE INDEX "late_book_events_block" ON "late_book_events" ("chain_id", "contract", "block")`,
    );
    await queryRunner.query(NOTE_BLOCK);
    await queryRunner.query(NOTE_EVENT);
    await queryRunner.query(`
      CREATE TRIGGER note_late_events AFTER INSERT OR DELETE ON chain_events
      FOR EACH ROW EXECUTE FUNCTION note_late_event()
    `);
    await queryRunner.query(`
      CREATE TRIGGER note_changed_events
      AFTER UPDATE OF chain_id, contract, name, args, block_number, log_index ON chain_events
      FOR EACH ROW WHEN (
        (OLD.chain_id, OLD.contract, OLD.name, OLD.args, OLD.block_number, OLD.log_index)
          IS DISTINCT FROM (NEW.chain_id, NEW.contract, NEW.name, NEW.args, NEW.block_number, NEW.log_index)
      ) EXECUTE FUNCTION note_late_event()
    `);
    await queryRunner.query(`
      CREATE TRIGGER note_no_events AFTER TRUNCATE ON chain_events
      FOR EACH STATEMENT EXECUTE FUNCTION note_late_event()
    `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const trigger of ['note_no_events', 'note_changed_events', 'note_late_events'])
      await queryRunner.query(`DROP TRIGGER ${trigger} ON chain_events`);
    await queryRunner.query('DROP FUNCTION note_late_event()');
    await queryRunner.query('DROP FUNCTION note_late_block(integer, text, integer)');
    await queryRunner.query('DROP TABLE "late_book_events"');
    await queryRunner.query('DROP TABLE "book_checkpoints"');
  }
}

/**
 * The lock is shared among all who write events: they never wait for one another. Whoever makes checkpoints (`splitter-checkpoints.ts`)
 * has it alone, so that no checkpoint misses an event that is just being written.
 */
const NOTE_BLOCK = `
  CREATE FUNCTION note_late_block(chain integer, splitter text, changed integer) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock_shared(73053, chain);
    INSERT INTO late_book_events (chain_id, contract, block)
    SELECT chain, splitter, changed
    WHERE EXISTS (
      SELECT FROM book_checkpoints WHERE chain_id = chain AND contract = splitter AND block >= changed
    ) AND NOT EXISTS (
      SELECT FROM late_book_events WHERE chain_id = chain AND contract = splitter AND block <= changed
    );
  END $$
`;

/** Also of those events that a version writes which knows of no checkpoints. */
const NOTE_EVENT = `
  CREATE FUNCTION note_late_event() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'TRUNCATE' THEN
      DELETE FROM book_checkpoints;
      RETURN NULL;
    END IF;
    IF TG_OP <> 'INSERT' THEN
      PERFORM note_late_block(OLD.chain_id, OLD.contract, OLD.block_number);
    END IF;
    IF TG_OP <> 'DELETE' THEN
      PERFORM note_late_block(NEW.chain_id, NEW.contract, NEW.block_number);
    END IF;
    RETURN NULL;
  END $$
`;
