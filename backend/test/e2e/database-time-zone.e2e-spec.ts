import { DataSource } from 'typeorm';
import { userInput } from '../factories/user.factory.js';
import { ApiProcess } from '../support/api-process.js';
import { TestChain } from '../support/test-chain.js';
import { createTestDatabase } from '../support/test-database.js';

const ZONE = 'America/New_York';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

describe('a database and a process that are in New York', () => {
  let api: ApiProcess;

  beforeAll(async () => {
    const DATABASE_URL = await createTestDatabase();
    const database = await new DataSource({ type: 'postgres', url: DATABASE_URL }).initialize();
    await database.query(
      `ALTER DATABASE ${new URL(DATABASE_URL).pathname.slice(1)} SET timezone TO '${ZONE}'`,
    );
    await database.destroy();
    api = await ApiProcess.prepare(await TestChain.start(), { DATABASE_URL, TZ: ZONE });
    await api.start();
  });
  afterAll(() => api.close());

  it('count days and months in UTC', async () => {
    const [row] = await api.dataSource.query<[Record<string, Date>]>(
      `SELECT timestamptz '2027-03-15 00:00Z' - interval '2 days' AS day, timestamptz '2027-03-01 00:00Z' - interval '2 months' AS month`,
    );
    expect(row).toEqual({
      day: new Date('2027-03-13T00:00:00Z'),
      month: new Date('2027-01-01T00:00:00Z'),
    });
  });

  it('tell when a session was seen, and when it ends', async () => {
    const client = api.client();
    await client.post('/auth/register', userInput()).expect(201);
    const { text } = await client.get('/auth/me/export').expect(200);
    const { sessions } = JSON.parse(text) as { sessions: { endsAt: string }[] };
    const left = new Date(sessions[0]!.endsAt).getTime() - Date.now();
    expect(Math.abs(left - WEEK_MS)).toBeLessThan(HOUR_MS);
    const { body } = await client.get('/auth/sessions').expect(200);
    const [{ lastSeenAt }] = body as [{ lastSeenAt: string }];
    expect(Math.abs(new Date(lastSeenAt).getTime() - Date.now())).toBeLessThan(HOUR_MS);
  });
});
