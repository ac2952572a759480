import { ConfigError, type Environment, readInteger, readRequired, readText } from './environment.js';

/** What PostgreSQL itself ends, so that nothing the API leaves behind holds up others (ms; 0 for never). */
export interface DatabaseTimeouts {
  /** A statement that runs for longer. */
  statementMs: number;
  /** A statement that waits for a lock for longer. */
  lockMs: number;
  /** A transaction in which nothing happens for longer. */
  idleInTransactionMs: number;
}

/** Ten processes fit into the hundred connections that PostgreSQL allows unless it is told otherwise. */
export const DATABASE_POOL = 7;

/** For commands that may take their time: migrations, the audit. */
export const NO_TIMEOUTS: DatabaseTimeouts = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 };

/** With the password of DATABASE_PASSWORD where the address has none. @throws ConfigError */
export function readDatabaseUrl(env: Environment): string {
  const address = readRequired(env, 'DATABASE_URL');
  const password = readText(env, 'DATABASE_PASSWORD');
  if (password === undefined) return address;
  // It may hold a password, so the message does not repeat it.
  if (!URL.canParse(address)) throw new ConfigError('DATABASE_URL', 'must be a URL');
  const url = new URL(address);
  if (url.password === '') url.password = encodeURIComponent(password);
  return url.href;
}

/** Connections a process takes for its statements at most, besides those on which it listens or leads a chain. @throws ConfigError */
export const readDatabasePool = (env: Environment): number =>
  readInteger(env, 'DATABASE_POOL', DATABASE_POOL, 2, 1_000);

/** @throws ConfigError */
export const readDatabaseTimeouts = (env: Environment): DatabaseTimeouts => ({
  statementMs: readInteger(env, 'DATABASE_STATEMENT_TIMEOUT_MS', 9_000, 0, 3_600_000),
  lockMs: readInteger(env, 'DATABASE_LOCK_TIMEOUT_MS', 8_000, 0, 3_600_000),
  idleInTransactionMs: readInteger(env, 'DATABASE_IDLE_TIMEOUT_MS', 60_000, 0, 3_600_000),
});

/** Said on each new connection, as poolers refuse most parameters of its start: PostgreSQL keeps to them even when this process is gone. */
export const setTimeouts = ({ statementMs, lockMs, idleInTransactionMs }: DatabaseTimeouts): string => `
  SET statement_timeout = ${statementMs}; SET lock_timeout = ${lockMs};
  SET idle_in_transaction_session_timeout = ${idleInTransactionMs}`;
