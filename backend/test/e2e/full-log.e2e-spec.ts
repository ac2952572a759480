import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/launcher/ports.ts';
import { userInput } from '../factories/user.factory.js';
import { ApiProcess } from '../support/api-process.js';
import { eventually } from '../support/eventually.js';

describe('a process whose log finds no room (built API)', () => {
  const log = join(mkdtempSync(join(tmpdir(), 'full-log-')), 'api.log');
  let api: ApiProcess;
  let metricsPort: number;

  beforeAll(async () => {
    metricsPort = await freePort();
    api = await ApiProcess.prepare(undefined, { LOG_LEVEL: 'info', METRICS_PORT: String(metricsPort) });
  });
  afterAll(() => api.close());

  const fillLog = async (): Promise<void> => {
    for (let count = 0; count < 300; count += 1) await api.client().get('/ads/user').expect(401);
  };
  const dropped = async (): Promise<number> => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(/^change_makers_log_lines_dropped_total (\d+)/m.exec(metrics)?.[1]);
  };
  /** Linux refuses what would make a file longer than that. */
  const limitFiles = (bytes: number | 'unlimited'): void => {
    execFileSync('prlimit', ['--pid', String(api.pid), `--fsize=${bytes}:unlimited`]);
  };

  it('goes on answering and saving from its start on, and ends as it should', async () => {
    // Linux refuses each byte that is written there, as on a full disk.
    await api.start({ log: '/dev/full' });
    await api.client().post('/auth/register', userInput()).expect(201);
    await fillLog();
    expect(await dropped()).toBeGreaterThan(10);
    await api.client().post('/auth/register', userInput()).expect(201);
    expect(await api.terminate()).toBe('SIGTERM');
  });

  it('writes again once there is room, and tells how many lines were dropped', async () => {
    await api.start({ log });
    await fillLog();
    limitFiles(statSync(log).size);
    await fillLog();
    expect(await dropped()).toBeGreaterThan(10);
    limitFiles('unlimited');
    await eventually(async () => {
      await api.client().get('/ads/user').expect(401);
      const told = /"msg":"(\d+) lines were dropped, as the log could not be written"/.exec(
        readFileSync(log, 'utf8'),
      );
      expect(Number(told?.[1])).toBe(await dropped());
    });
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
    for (const line of lines.filter((each) => each.startsWith('{'))) JSON.parse(line);
    expect(lines.length).toBeGreaterThan(300);
  });
});
