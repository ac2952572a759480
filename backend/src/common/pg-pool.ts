import { DatabaseError, type Pool, type QueryResult, type QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';

/** TypeORM's own connection pool, shared with the session store and rate limits so that a process holds one pool. */
export function pgPool(dataSource: DataSource): Pool {
  const { master } = dataSource.driver as unknown as { master: Pool };
  return master;
}

/**
 * Asks on a connection of the pool, which stays open where the database answered, if only that it refuses: `pool.query` closes it then,
 * and whoever asks twice a second while nothing can be written would have a new one made each time.
 */
export async function askPool<R extends QueryResultRow>(
  pool: Pool,
  text: string,
  values: unknown[] = [],
): Promise<QueryResult<R>> {
  const client = await pool.connect();
  // The query fails by it as well; a connection that is lost with nobody listening would end the process.
  const ignore = () => undefined;
  client.on('error', ignore);
  try {
    const result = await client.query<R>(text, values);
    client.release();
    return result;
  } catch (error) {
    client.release(error instanceof DatabaseError ? undefined : (error as Error));
    throw error;
  } finally {
    client.off('error', ignore);
  }
}
