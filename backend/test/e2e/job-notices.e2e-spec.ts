import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { jobNotices } from '../../src/queue/job-notices.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

describe('the connection on which new jobs are heard of', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const counted = async (sql: string): Promise<number> => {
    const [row] = await app.dataSource.query<[{ count: string }]>(sql);
    return Number(row.count);
  };
  const open = () =>
    counted(`SELECT count(*) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'future-change-makers jobs'`);
  const everOpened = () =>
    counted('SELECT sessions AS count FROM pg_stat_database WHERE datname = current_database()');

  it('is tried again where the first attempt comes to nothing', async () => {
    let attempts = 0;
    const refusing = createServer((socket) => {
      attempts += 1;
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(refusing, 'listening');
    const { port } = refusing.address() as AddressInfo;
    const heard = jest.fn();
    const notices = await jobNotices(`postgres://nobody@127.0.0.1:${port}/none`)('jobs', heard, heard);
    await eventually(async () => expect(attempts).toBeGreaterThanOrEqual(3));
    await notices.close();
    refusing.close();
  });

  it('keeps no attempt open where nobody may listen', async () => {
    const [before, openBefore] = [await everOpened(), await open()];
    const heard = jest.fn();
    // Connecting succeeds and LISTEN does not, as on a server in recovery.
    const notices = await jobNotices(app.config.databaseUrl)('no"name', heard, heard);
    await eventually(async () => expect(await everOpened()).toBeGreaterThanOrEqual(before + 3));
    // Who was closed is listed for a moment longer.
    await eventually(async () => expect(await open()).toBeLessThanOrEqual(openBefore + 1));
    await notices.close();
    await eventually(async () => expect(await open()).toBe(openBefore));
    expect(heard).not.toHaveBeenCalled();
  });
});
