import { freePort } from '../../../scripts/launcher/ports.ts';
import { userInput } from '../factories/user.factory.js';
import { ApiProcess } from '../support/api-process.js';

describe('a process whose log finds no room (built API)', () => {
  let api: ApiProcess;
  let metricsPort: number;

  beforeAll(async () => {
    metricsPort = await freePort();
    api = await ApiProcess.prepare(undefined, { LOG_LEVEL: 'info', METRICS_PORT: String(metricsPort) });
    // Linux refuses each byte that is written there, as on a full disk.
    await api.start({ log: '/dev/full' });
  });
  afterAll(() => api.close());

  it('goes on answering and saving, and counts the lines that it drops', async () => {
    await api.client().post('/auth/register', userInput()).expect(201);
    for (let count = 0; count < 300; count += 1) await api.client().get('/ads/user').expect(401);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(Number(/^change_makers_log_lines_dropped_total (\d+)/m.exec(metrics)?.[1])).toBeGreaterThan(10);
    await api.client().post('/auth/register', userInput()).expect(201);
  });

  it('ends as it should when it is told to', async () => {
    expect(await api.terminate()).toBe('SIGTERM');
  });
});
