import { type Environment, readInteger, readRequired } from './environment.js';

/** What PostgreSQL itself ends, so that nothing the API leaves behind holds up others (ms; 0 for never). */
export interface DatabaseTimeouts {
  /** A statement that runs for longer. */
  statementMs: number;
  /** A statement that waits for a lock for longer. */
  lockMs: number;
  /** A transaction in which nothing happens for longer. */
  idleInTransactionMs: number;
}

/** For commands that may take their time: migrations, the audit. */
export const NO_TIMEOUTS: DatabaseTimeouts = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 };

/** @throws ConfigError */
export const readDatabaseUrl = (env: Environment): string => readRequired(env, 'DATABASE_URL');

/** @throws ConfigError */
export const readDatabaseTimeouts = (env: Environment): DatabaseTimeouts => ({
  statementMs: readInteger(env, 'DATABASE_STATEMENT_TIMEOUT_MS', 9_000, 0, 3_600_000),
  lockMs: readInteger(env, 'DATABASE_LOCK_TIMEOUT_MS', 8_000, 0, 3_600_000),
  idleInTransactionMs: readInteger(env, 'DATABASE_IDLE_TIMEOUT_MS', 60_000, 0, 3_600_000),
});
