import { types } from 'node:util';

const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN']);
// PostgreSQL classes: 08 connection exception, 57P0x shutdown, 53300 too many connections.
const POSTGRES_CODE = /^(08\w{3}|57P0[1-5]|53300)$/;
const MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|not queryable/i;

/** True when the error says that PostgreSQL is away, rather than that a statement was wrong. */
export function isDatabaseConnectionFailure(error: unknown): boolean {
  // Errors of the socket may come from another realm than ours, where instanceof does not know them.
  if (!types.isNativeError(error)) return false;
  const { code, errors, driverError } = error as Error & {
    code?: string;
    errors?: unknown[];
    driverError?: unknown;
  };
  if (code && (NETWORK_CODES.has(code) || POSTGRES_CODE.test(code))) return true;
  if (MESSAGE.test(error.message)) return true;
  return [driverError, ...(errors ?? [])].some(
    (inner) => inner !== error && isDatabaseConnectionFailure(inner),
  );
}
