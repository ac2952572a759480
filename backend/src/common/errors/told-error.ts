import { types } from 'node:util';
import { QueryFailedError } from 'typeorm';

/** What a log or a terminal is told of an error. */
export interface ToldError {
  type: string;
  message: string;
  stack: string;
  [further: string]: unknown;
}

/**
 * Which statement of the database failed, and how. All else that such an error bears (parameters, detail, where, driverError) may be
 * values of rows: a password's hash, an address, a secret of a vote.
 */
const OF_STATEMENTS = new Set([
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'query',
]);

/** PostgreSQL: class 22, values that do not fit, which its messages quote. */
const QUOTES_VALUES = /^22/;

/** An error as it may be told, with those that it wraps; what is no error stays as it is. */
export const toldError = (error: unknown): unknown => (types.isNativeError(error) ? tell(error, []) : error);

function tell(error: Error, around: readonly Error[]): ToldError {
  const message = messageOf(error);
  const type = error.constructor.name;
  const told = { type, message, stack: `${type}: ${message}${framesOf(error)}` };
  // Errors may name each other.
  if (around.includes(error)) return told;
  const { cause, errors } = error as Error & { errors?: unknown };
  const further = Object.entries({
    ...error,
    ...(cause !== undefined && { cause }),
    ...(errors !== undefined && { errors }),
  })
    .filter(([name]) => !(name in told) && (!isOfDatabase(error) || OF_STATEMENTS.has(name)))
    .map(([name, value]) => [name, tellNested(value, [...around, error])]);
  return { ...(Object.fromEntries(further) as Record<string, unknown>), ...told };
}

function tellNested(value: unknown, around: readonly Error[]): unknown {
  if (types.isNativeError(value)) return tell(value, around);
  return Array.isArray(value) ? value.map((each) => tellNested(each, around)) : value;
}

const isOfDatabase = (error: Error): boolean => error instanceof QueryFailedError || 'severity' in error;

function messageOf(error: Error): string {
  const { message, code } = error as Error & { code?: unknown };
  const isQuoting = isOfDatabase(error) && QUOTES_VALUES.test(String(code));
  return isQuoting ? message.replace(/".*"/s, '"…"') : message;
}

/** Without the message before them, which may have several lines. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  return start < 0 ? '' : stack.slice(start + message.length);
}
