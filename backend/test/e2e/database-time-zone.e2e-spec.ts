import { DataSource } from 'typeorm';
import { beginNextSeason, seasonOf, startOfMonthFromNow } from '../factories/season.factory.js';
import { TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

describe('a database that is in New York', () => {
  let app: TestApp;

  beforeAll(async () => {
    const DATABASE_URL = await createTestDatabase();
    const database = await new DataSource({ type: 'postgres', url: DATABASE_URL }).initialize();
    const name = new URL(DATABASE_URL).pathname.slice(1);
    await database.query(`ALTER DATABASE ${name} SET timezone TO 'America/New_York'`);
    await database.destroy();
    app = await TestApp.start({ DATABASE_URL });
  });
  afterAll(() => app.stop());

  it('counts days and months in UTC', async () => {
    const [row] = await app.dataSource.query<[Record<string, Date>]>(
      `SELECT timestamptz '2027-03-15 00:00Z' - interval '2 days' AS day, timestamptz '2027-03-01 00:00Z' - interval '2 months' AS month`,
    );
    expect(row).toEqual({
      day: new Date('2027-03-13T00:00:00Z'),
      month: new Date('2027-01-01T00:00:00Z'),
    });
  });

  it('has a season begin with a month of UTC', async () => {
    const admin = await app.admin();
    await beginNextSeason(app, admin);
    expect(await seasonOf(admin, 2)).toMatchObject({
      state: 'running',
      startsAt: startOfMonthFromNow(0).toISOString(),
    });
  });
});
