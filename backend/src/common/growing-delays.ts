import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { pgPool } from './pg-pool.js';

/** How tries of one key are slowed down. Seconds. */
export interface Delays {
  /** So many tries follow one another at once. */
  free: number;
  /** The wait after the first try that is no longer free; each further one doubles it. */
  first: number;
  longest: number;
}

/** The wait in ms after the tries counted in `points`, by the free ones ($3), the first and the longest wait ($4, $5). */
const WAIT = `(CASE WHEN points < $3 THEN 0 ELSE least($5, $4 * power(2, least(points - $3, 30))) END)::bigint`;
const NOW = `(extract(epoch FROM clock_timestamp()) * 1000)::bigint`;
/** `expire` is when a key is forgotten ($2 ms after its last try), as the library has it that owns the table and clears it. */
const NEXT = `limits.expire - $2 + ${WAIT.replaceAll('points', 'limits.points')}`;

const COUNT = `
  INSERT INTO rate_limits AS limits (key, points, expire) VALUES ($1, 1, ${NOW} + $2)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN limits.expire <= ${NOW} THEN 1 ELSE limits.points + 1 END, expire = ${NOW} + $2
    WHERE limits.expire <= ${NOW} OR ${NEXT} <= ${NOW}
  RETURNING points`;

const REMAINING = `SELECT ${NEXT} - ${NOW} AS ms FROM rate_limits AS limits WHERE key = $1`;

const TAKE_BACK = `
  UPDATE rate_limits SET points = greatest(points - 1, 0), expire = least(expire, ${NOW} + $2 - $3) WHERE key = $1`;

/** Lets tries through ever more slowly instead of refusing them for good; counted in PostgreSQL, for all processes. */
export class GrowingDelays {
  private readonly pool: Pool;

  /** @param memory seconds after which a key's last try is forgotten: more than its longest delay */
  constructor(
    dataSource: DataSource,
    private readonly prefix: string,
    private readonly memory: number,
  ) {
    this.pool = pgPool(dataSource);
  }

  /** Counts a try and gives undefined, or the seconds to wait where it comes too early; that one is not counted. */
  async take(key: string, delays: Delays): Promise<number | undefined> {
    const values = [
      this.name(key),
      this.memory * 1000,
      delays.free,
      delays.first * 1000,
      delays.longest * 1000,
    ];
    const { rowCount } = await this.pool.query(COUNT, values);
    if (rowCount === 1) return undefined;
    const { rows } = await this.pool.query<{ ms: string }>(REMAINING, values);
    return Math.max(1, Math.ceil(Number(rows[0]?.ms ?? 0) / 1000));
  }

  /** Takes one counted try back, and the wait that it began. */
  async takeBack(key: string, { longest }: Delays): Promise<void> {
    await this.pool.query(TAKE_BACK, [this.name(key), this.memory * 1000, longest * 1000]);
  }

  async forget(key: string): Promise<void> {
    await this.pool.query('DELETE FROM rate_limits WHERE key = $1', [this.name(key)]);
  }

  private name(key: string): string {
    return `${this.prefix}:${key}`;
  }
}
