import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import type { AppError } from './errors/app-error.js';
import { pgPool } from './pg-pool.js';

/** Allows so many points a key in so many seconds; counted in PostgreSQL, so that all processes share the count. */
export const rateLimiter = (dataSource: DataSource, keyPrefix: string, points: number, duration: number) =>
  new RateLimiterPostgres({
    storeClient: pgPool(dataSource),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration,
    // Each limiter of each process would read the whole table: housekeeping does it, by an index.
    clearExpiredByTimeout: false,
  });

/** Takes one of a key's points and tells how many are taken, or throws the refusal made from the seconds until there is one again. */
export async function countPoint(
  limiter: RateLimiterPostgres,
  key: string,
  refuse: (seconds: number) => AppError,
): Promise<number> {
  try {
    return (await limiter.consume(key)).consumedPoints;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) throw refuse(Math.ceil(rejection.msBeforeNext / 1000));
    throw rejection;
  }
}

/** The same for whom the count is nothing. */
export async function takePoint(...asked: Parameters<typeof countPoint>): Promise<void> {
  await countPoint(...asked);
}

/** Takes one of a key's points; false where there is none. */
export async function hasPoint(limiter: RateLimiterPostgres, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return false;
    throw rejection;
  }
}
