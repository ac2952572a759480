import type { DataSource } from 'typeorm';
import { createTestDatabase, openDatabase } from '../support/test-database.js';

describe('migrations', () => {
  let dataSource: DataSource;

  beforeAll(async () => {
    dataSource = await openDatabase(await createTestDatabase());
  });
  afterAll(() => dataSource.destroy());

  it('make the tables that the entities describe', async () => {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('leave out of backups the marks of networks, with their salts, and nothing else', async () => {
    const unlogged = `SELECT relname FROM pg_class WHERE relkind = 'r' AND relpersistence = 'u'`;
    expect(await dataSource.query(unlogged)).toEqual([{ relname: 'ad_network_marks' }]);
  });

  it('can be taken back and made again', async () => {
    const count = dataSource.migrations.length;
    for (let undone = 0; undone < count; undone++) await dataSource.undoLastMigration();
    expect(await dataSource.runMigrations()).toHaveLength(count);
  });
});
