import { types } from 'node:util';

const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN']);
/**
 * PostgreSQL: class 08 connection exception, 57 operator intervention (shutdown, a statement cancelled by its time limit), 53300
 * too many connections, 25006 a standby that takes no writes yet, 55P03 a lock not had in time, 40001 and 40P01 transactions
 * that would succeed when tried again, 25P03 and 25P04 transactions that took too long.
 */
const TRY_AGAIN = /^(08\w{3}|57\w{3}|53300|25006|25P0[34]|55P03|40001|40P01)$/;
/** PostgreSQL: classes 53 insufficient resources and 58 system error; a full or broken disk of our own. */
const STORAGE_CODE = /^(53\w{3}|58\w{3}|ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE)$/;
const MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|not queryable/i;

/** True when the error says that PostgreSQL is away or cannot just now, rather than that a statement was wrong. */
export const isDatabaseConnectionFailure = (error: unknown): boolean =>
  isCausedBy(
    error,
    (code, message) => NETWORK_CODES.has(code) || TRY_AGAIN.test(code) || MESSAGE.test(message),
  );

/** True when there is no room, memory or working disk for what was to be kept. */
export const isStorageFailure = (error: unknown): boolean =>
  isCausedBy(error, (code) => STORAGE_CODE.test(code));

/** True when transactions waited for one another and this one was chosen to begin anew. */
export const isDeadlock = (error: unknown): boolean => isCausedBy(error, (code) => code === '40P01');

/** Looks into errors that wrap others, too. */
function isCausedBy(error: unknown, fits: (code: string, message: string) => boolean): boolean {
  // Errors of the socket may come from another realm than ours, where instanceof does not know them.
  if (!types.isNativeError(error)) return false;
  const { code, errors, driverError } = error as Error & {
    code?: unknown;
    errors?: unknown[];
    driverError?: unknown;
  };
  if (fits(typeof code === 'string' ? code : '', error.message)) return true;
  return [driverError, ...(errors ?? [])].some((inner) => inner !== error && isCausedBy(inner, fits));
}
