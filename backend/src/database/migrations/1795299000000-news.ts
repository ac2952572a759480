import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What open pages and accounts are told. */
export class News1795299000000 implements MigrationInterface {
  name = 'News1795299000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE "site_events" (
        "key" BIGSERIAL NOT NULL,
        "id" bigint,
        "event" text NOT NULL,
        "data" jsonb NOT NULL,
        "user_id" integer,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_ce2dfef4b7bec5326bea092065a" PRIMARY KEY ("key")
      )
    `);
    await queryRunner.query(`
      CREATE UNIQUE INDEX "site_events_id_key" ON "site_events" ("id")
    `);
    await queryRunner.query(`
      CREATE INDEX "site_events_age" ON "site_events" ("created_at")
    `);
    await queryRunner.query(`
      CREATE TABLE "notifications" (
        "id" SERIAL NOT NULL,
        "user_id" integer NOT NULL,
        "kind" text NOT NULL,
        "params" jsonb NOT NULL,
        "read_at" TIMESTAMP WITH TIME ZONE,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "PK_6a72c3c0f683f6462415e653c3a" PRIMARY KEY ("id")
      )
    `);
    await queryRunner.query(`
      CREATE INDEX "notifications_unread" ON "notifications" ("user_id") WHERE read_at IS NULL
    `);
    await queryRunner.query(`
      CREATE INDEX "notifications_user" ON "notifications" ("user_id", "id")
    `);
    await queryRunner.query(`
      ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION
    `);
    await numberEventsAtCommit(queryRunner);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "notifications"');
    await queryRunner.query('DROP TABLE "site_events"');
    await queryRunner.query('DROP FUNCTION number_site_event');
    await queryRunner.query('DROP SEQUENCE site_event_numbers');
  }
}

/**
 * Numbers in the order of commits: the trigger waits for the end of the transaction, and the lock it takes there is held
 * until the commit. No other lock is taken after it, so that it can make no deadlock.
 */
async function numberEventsAtCommit(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query('CREATE SEQUENCE site_event_numbers');
  await queryRunner.query(`
    CREATE FUNCTION number_site_event() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      number bigint;
    BEGIN
      PERFORM pg_advisory_xact_lock(7305120);
      number := nextval('site_event_numbers');
      UPDATE site_events SET id = number WHERE key = NEW.key;
      PERFORM pg_notify('site_events', json_build_object(
        'id', number, 'event', NEW.event, 'data', NEW.data, 'userId', NEW.user_id)::text);
      RETURN NULL;
    END $$
  `);
  await queryRunner.query(`
    CREATE CONSTRAINT TRIGGER number_site_event AFTER INSERT ON site_events
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION number_site_event()
  `);
}
