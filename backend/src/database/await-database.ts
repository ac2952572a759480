import { setTimeout as delay } from 'node:timers/promises';
import { DataSource, type DataSourceOptions } from 'typeorm';

const LOOK_MS = 500;

/** A server that is not up yet, has no name yet, or says itself that it starts or recovers (57P03) or stops (57P01, 57P02). */
const NOT_YET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P01',
  '57P02',
  '57P03',
]);

/** How long to wait for a server, and whom to tell that it is waited for. */
export interface Patience {
  /** Nothing is tried anew after it (ms). */
  longestMs: number;
  onWait(reason: string): void;
}

/**
 * Connects once the server answers. What no waiting helps against, such as a wrong password or a database that is not there, fails at once.
 * @throws when it does not answer in time, with what it said last
 */
export async function connectOnceUp(
  options: DataSourceOptions,
  { longestMs, onWait }: Patience,
): Promise<DataSource> {
  const deadline = Date.now() + longestMs;
  for (let told = ''; ;) {
    try {
      return await new DataSource(options).initialize();
    } catch (error) {
      if (!isNotYet(error)) throw error;
      const reason = reasonOf(error);
      if (Date.now() + LOOK_MS > deadline)
        throw new Error(`The database did not answer within ${longestMs / 1_000} s: ${reason}`, {
          cause: error,
        });
      if (reason !== told) onWait(reason);
      told = reason;
      await delay(LOOK_MS);
    }
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code);

/** A name with several addresses fails with one error for each. */
const partsOf = (error: unknown): unknown[] => (error as { errors?: unknown[] }).errors ?? [];

const isNotYet = (error: unknown): boolean =>
  NOT_YET.has(codeOf(error)) ||
  (error as Error).message.startsWith('Connection terminated') ||
  partsOf(error).some(isNotYet);

const reasonOf = (error: unknown): string =>
  (error as Error).message || partsOf(error).map(reasonOf).join('; ') || codeOf(error);
