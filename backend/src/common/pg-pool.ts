import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** TypeORM's own connection pool, shared with the session store and rate limits so that a process holds one pool. */
export function pgPool(dataSource: DataSource): Pool {
  const { master } = dataSource.driver as unknown as { master: Pool };
  return master;
}
