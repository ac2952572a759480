import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../../scripts/launcher/ports.ts';
import { connectOnceUp } from '../../src/database/await-database.js';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { eventually } from '../support/eventually.js';
import { createEmptyDatabase } from '../support/test-database.js';

const ENTRY = join(__dirname, '../../dist/migrate.js');

describe('the migration job', () => {
  let relay: Server | undefined;

  afterEach(() => relay?.close());

  /** The database's address, at a port at which nobody listens until `open` is called. */
  async function unopened(): Promise<{ url: string; open(): void }> {
    const address = new URL(await createEmptyDatabase());
    const { hostname, port } = address;
    address.port = String(await freePort());
    const open = () => {
      relay = createServer((socket) => {
        const server = connect(Number(port), hostname);
        for (const each of [socket, server]) each.on('error', () => undefined);
        socket.pipe(server).pipe(socket);
      }).listen(Number(address.port), address.hostname);
    };
    return { url: address.href, open };
  }

  function begin(databaseUrl: string): { job: ChildProcess; said: () => string } {
    let text = '';
    const job = spawn(process.execPath, [ENTRY], { env: { ...process.env, DATABASE_URL: databaseUrl } });
    for (const stream of [job.stdout, job.stderr])
      stream.setEncoding('utf8').on('data', (more) => (text += more));
    return { job, said: () => text };
  }

  it('waits for a database that is not up yet, says so once, and migrates it', async () => {
    const { url, open } = await unopened();
    const { job, said } = begin(url);
    const ended = once(job, 'exit');
    await eventually(() => Promise.resolve(expect(said()).toContain('Waiting for the database')));
    open();
    expect(await ended).toEqual([0, null]);
    expect(said()).toContain('The database has every migration');
    expect(said().match(/Waiting/g)).toHaveLength(1);
  });

  it('does not wait for what no waiting brings, such as a database of another name', async () => {
    const wrong = new URL(await createEmptyDatabase());
    wrong.pathname = '/not_there';
    const { job, said } = begin(wrong.href);
    expect(await once(job, 'exit')).toEqual([1, null]);
    expect(said()).toContain('not_there');
    expect(said()).not.toContain('Waiting');
  });

  it('gives up after its time, and says what the database said last', async () => {
    const { url } = await unopened();
    const reasons: string[] = [];
    const waiting = connectOnceUp(dataSourceOptions(url), {
      longestMs: 1_000,
      onWait: (reason) => reasons.push(reason),
    });
    await expect(waiting).rejects.toThrow(/did not answer within 1 s: .*ECONNREFUSED/);
    expect(reasons).toHaveLength(1);
  });
});
