import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../scripts/launcher/ports.ts';

/** A PgBouncer before the tests' PostgreSQL, as an operator may have one; it must be installed. */
export class Pooler {
  /** Where it is; which database is the caller's to name. */
  readonly url: string;
  readonly #process: ChildProcess;

  private constructor(url: string, process: ChildProcess) {
    this.url = url;
    this.#process = process;
  }

  /** @param mode `session`, or what the site does not work with */
  static async before(databaseUrl: string, mode: string, folder: string): Promise<Pooler> {
    const port = await freePort();
    const file = join(folder, 'pgbouncer.ini');
    writeFileSync(file, settings(new URL(databaseUrl), port, mode));
    chmodSync(file, 0o644);
    // It refuses to be root.
    const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    const child = spawn('pgbouncer', ['-q', ...user, file], { stdio: ['ignore', 'ignore', 'inherit'] });
    const url = new URL(databaseUrl);
    url.port = String(port);
    await listens(port);
    return new Pooler(url.href, child);
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
  }
}

/** Room for several API processes on each of the tests' databases, which are many and soon unused. */
const settings = ({ hostname, port, username, password }: URL, ownPort: number, mode: string): string => `
[databases]
* = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
ignore_startup_parameters = extra_float_digits
default_pool_size = 60
max_client_conn = 500
server_idle_timeout = 2
`;

async function listens(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(
        () => true,
        () => false,
      ),
      delay(1_000, false),
    ]);
    socket.destroy();
    if (isOpen) return;
    await delay(50);
  }
  throw new Error('pgbouncer does not listen: is it installed?');
}
