import { SiteEvents } from '../../src/events/site-events.service.js';
import { EventReader } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

describe('what a process hears of changes', () => {
  let app: TestApp;
  let reader: EventReader;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    reader = await EventReader.open(app.url);
  });
  afterEach(() => reader.close());
  afterAll(() => app.stop());

  const publish = (...ids: number[]) =>
    app.dataSource.transaction((manager) =>
      app.nest.get(SiteEvents).publish(manager, ...ids.map((id) => ({ event: 'ad', data: { id } }) as const)),
    );
  const loseConnection = () =>
    app.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'future-change-makers events'`,
    );

  it('is made up for after its connection to the database was lost', async () => {
    await loseConnection();
    await publish(41, 42);
    await reader.until(({ news }) => news.length === 2);
    await publish(43);
    await reader.until(({ news }) => news.length === 3);
    expect(reader.news.map(({ data }) => data)).toEqual([{ id: 41 }, { id: 42 }, { id: 43 }]);
  });

  it('is not lost where a crash of the database makes it give numbers a second time', async () => {
    await publish(51, 52, 53);
    await reader.until(({ news }) => news.length === 3);
    const last = Number(reader.lastId);
    // What was committed without waiting for the disk is gone, and the sequence stands where it stood.
    await app.dataSource.query('DELETE FROM site_events WHERE id > $1', [last - 2]);
    await app.dataSource.query(`SELECT setval('site_event_numbers', $1)`, [last - 2]);
    await loseConnection();
    await eventually(async () => {
      const [row] = await app.dataSource.query<[{ value: string }]>(
        'SELECT last_value AS value FROM site_event_numbers',
      );
      expect(Number(row.value)).toBeGreaterThanOrEqual(last);
    });
    await publish(54);
    await reader.until(({ news }) => news.length === 4);
  });
});
