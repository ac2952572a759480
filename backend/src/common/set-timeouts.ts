import type { DatabaseTimeouts } from '../config/database-settings.js';

/** Said on each new connection, as poolers refuse most parameters of its start: PostgreSQL keeps to them even when this process is gone. */
export const setTimeouts = ({ statementMs, lockMs, idleInTransactionMs }: DatabaseTimeouts): string => `
  SET statement_timeout = ${statementMs}; SET lock_timeout = ${lockMs};
  SET idle_in_transaction_session_timeout = ${idleInTransactionMs}`;
