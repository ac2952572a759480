import type { EntityManager } from 'typeorm';

const NOW = `(extract(epoch FROM clock_timestamp()) * 1000)::bigint`;

/** In the table of the other limits, whose library clears what is over. */
const TAKE = `
  INSERT INTO rate_limits AS taken (key, points, expire) VALUES ($1, 1, ${NOW} + $2)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN taken.expire <= ${NOW} THEN 1 ELSE taken.points + 1 END,
    expire = CASE WHEN taken.expire <= ${NOW} THEN ${NOW} + $2 ELSE taken.expire END
    WHERE taken.expire <= ${NOW} OR taken.points < $3
  RETURNING points`;

/** So many times in so many seconds. */
export interface TransactionLimit {
  prefix: string;
  points: number;
  seconds: number;
}

/**
 * Takes one of a key's points; false where there is none. Through the caller's transaction, which needs no second connection for
 * it: what is rolled back was not taken, and who wants a point of the same key meanwhile waits.
 */
export async function hasPointWithin(
  manager: EntityManager,
  { prefix, points, seconds }: TransactionLimit,
  key: string,
): Promise<boolean> {
  const taken = await manager.query<unknown[]>(TAKE, [`${prefix}:${key}`, seconds * 1000, points]);
  return taken.length > 0;
}
