import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables that libraries own (sessions, rate limits) and indexes that TypeORM cannot describe. */
export class SessionsLimitsSearch1795217975974 implements MigrationInterface {
  name = 'SessionsLimitsSearch1795217975974';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE UNIQUE INDEX users_username_key ON users (lower(username))');
    await runner.query('CREATE UNIQUE INDEX users_email_key ON users (lower(email))');
    // As connect-pg-simple's table.sql has it.
    await runner.query(
      'CREATE TABLE sessions (sid varchar PRIMARY KEY, sess json NOT NULL, expire timestamp(6) NOT NULL)',
    );
    await runner.query('CREATE INDEX sessions_expire ON sessions (expire)');
    await runner.query("CREATE INDEX sessions_user ON sessions ((sess->'passport'->>'user'))");
    // As rate-limiter-flexible's PostgreSQL store expects it.
    await runner.query(
      'CREATE TABLE rate_limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)',
    );
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await runner.query(
      'CREATE INDEX ads_search ON ads USING gin (title gin_trgm_ops, description gin_trgm_ops)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ads_search');
    await runner.query('DROP TABLE rate_limits');
    await runner.query('DROP TABLE sessions');
    await runner.query('DROP INDEX users_email_key');
    await runner.query('DROP INDEX users_username_key');
  }
}
