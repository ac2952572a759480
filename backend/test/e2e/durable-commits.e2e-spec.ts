import type { DataSource } from 'typeorm';
import { DurableCommits } from '../../src/common/durable-commits.js';
import { pgPool } from '../../src/common/pg-pool.js';
import { createTestDatabase, openDatabase } from '../support/test-database.js';

describe('commits that do not wait for the disk', () => {
  let dataSource: DataSource;
  let commits: DurableCommits;

  beforeAll(async () => {
    dataSource = await openDatabase(await createTestDatabase());
    commits = new DurableCommits(pgPool(dataSource));
  });
  afterAll(() => dataSource.destroy());

  /** Commits without waiting. @returns how far the log was written then, on disk or not */
  const commit = async (): Promise<string> => {
    await dataSource.transaction(async (manager) => {
      await manager.query('SET LOCAL synchronous_commit TO off');
      await manager.query(`INSERT INTO settings (key, value) VALUES (gen_random_uuid(), '')`);
    });
    const [row] = await dataSource.query<[{ position: string }]>(
      'SELECT pg_current_wal_insert_lsn() AS position',
    );
    return row.position;
  };
  const isOnDisk = async (position: string): Promise<boolean> => {
    const [row] = await dataSource.query<[{ durable: boolean }]>(
      'SELECT pg_current_wal_flush_lsn() >= $1 AS durable',
      [position],
    );
    return row.durable;
  };

  it('are on disk once they were waited for, many at once too', async () => {
    const all = Array.from({ length: 20 }, async () => {
      const position = await commit();
      await commits.flushed();
      return isOnDisk(position);
    });
    expect(await Promise.all(all)).not.toContain(false);
  });

  it('are waited for again after a flush has failed', async () => {
    const pool = pgPool(dataSource);
    const query = jest.spyOn(pool, 'query').mockRejectedValueOnce(new Error('away') as never);
    await expect(commits.flushed()).rejects.toThrow('away');
    query.mockRestore();
    const position = await commit();
    await commits.flushed();
    expect(await isOnDisk(position)).toBe(true);
  });
});
