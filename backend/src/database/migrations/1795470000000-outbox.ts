import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mail that is to be sent, written with what it tells of. */
export class Outbox1795470000000 implements MigrationInterface {
  name = 'Outbox1795470000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        id serial CONSTRAINT outbox_pkey PRIMARY KEY,
        recipient text NOT NULL,
        language text NOT NULL,
        kind text NOT NULL,
        params jsonb NOT NULL,
        user_id integer,
        key text,
        created_at timestamptz NOT NULL DEFAULT now(),
        attempts integer NOT NULL DEFAULT 0,
        next_try_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz,
        failed_at timestamptz,
        failure text,
        CONSTRAINT outbox_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )
    `);
    await runner.query('CREATE UNIQUE INDEX outbox_key_key ON outbox (key) WHERE key IS NOT NULL');
    await runner.query(
      'CREATE INDEX outbox_waiting ON outbox (id) WHERE sent_at IS NULL AND failed_at IS NULL',
    );
    await runner.query('CREATE INDEX outbox_sent ON outbox (sent_at)');
    await runner.query('CREATE INDEX outbox_failed ON outbox (id) WHERE failed_at IS NOT NULL');
    await runner.query('CREATE INDEX outbox_age ON outbox (created_at)');
    await runner.query('CREATE INDEX outbox_user ON outbox (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outbox');
  }
}
