import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { apiArguments } from '../../../scripts/launcher/api-arguments.ts';
import { LocalChain } from '../../../scripts/launcher/chain/local-chain.ts';
import { freePort } from '../../../scripts/launcher/ports.ts';
import { PostgresServer } from '../../../scripts/launcher/postgres/postgres-server.ts';
import { root } from '../../../scripts/launcher/settings.ts';
import { SESSION_SECRET } from './bench-database.ts';
import { withDatabase } from '../support/own-connection.ts';
import { onFirstCore } from './pinned.ts';

/** A server under measurement, as a process of its own. */
export interface Served {
  origin: string;
  databaseUrl: string;
  process: ChildProcess;
  dataDir: string;
}

interface ServerOptions {
  /** To the first core. */
  pinned?: boolean;
  /** How large its heap may grow. */
  heapMb?: number;
  /** Whether it writes down how long it was blocked. */
  watched?: boolean;
  /** Settings besides those that every process needs. */
  env?: Record<string, string>;
}

const asIs = (command: string[]): string[] => command;

/** A real PostgreSQL and a local chain, and servers on them; ended together. */
export class BenchSite {
  private readonly servers: Served[] = [];
  private readonly ends: (() => Promise<void>)[] = [];
  private databaseUrl = '';
  private chainUrl = '';

  static async start(): Promise<BenchSite> {
    const site = new BenchSite();
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    chmodSync(folder, 0o711);
    const postgres = new PostgresServer(folder, 'only-for-benchmarks');
    const database = await postgres.start();
    const chain = new LocalChain(folder, await freePort());
    const node = await chain.start();
    site.databaseUrl = postgres.url;
    site.chainUrl = chain.url;
    site.ends.push(
      () => chain.stop(node),
      () => postgres.stop(database),
      async () => rmSync(folder, { recursive: true, force: true }),
    );
    return site;
  }

  /** The built API on a new database. */
  async serveApi(name: string, options: ServerOptions = {}): Promise<Served> {
    await withDatabase(this.databaseUrl, (client) => client.query(`CREATE DATABASE ${name}`));
    const databaseUrl = this.urlOf(name);
    const served = await this.serve(apiArguments(root), databaseUrl, options);
    await answers(`${served.origin}/api/awards`);
    return served;
  }

  /** One more process of the built API on a database that has one, as soon as it is ready. */
  async serveBeside(databaseUrl: string, options: ServerOptions): Promise<Served> {
    const served = await this.serve(apiArguments(root), databaseUrl, options);
    await answers(`${served.origin}/api/ready`);
    return served;
  }

  /** A bare server of this folder on a database that the API has made. */
  async serveBare(
    databaseUrl: string,
    file = 'bare-server.ts',
    options: ServerOptions = {},
  ): Promise<Served> {
    const served = await this.serve([join(import.meta.dirname, file)], databaseUrl, options);
    await answers(`${served.origin}/ready`);
    return served;
  }

  /** As whoever runs it would. */
  async end({ process }: Served): Promise<void> {
    const ended = once(process, 'exit');
    process.kill('SIGTERM');
    await ended;
  }

  async stop(): Promise<void> {
    for (const { process } of this.servers) process.kill('SIGKILL');
    for (const end of this.ends) await end();
  }

  private async serve(program: string[], databaseUrl: string, options: ServerOptions): Promise<Served> {
    const { pinned = false, heapMb, watched = false, env: settings } = options;
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-data-'));
    const port = await freePort();
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      CHAIN_RPC_URL: this.chainUrl,
      DATA_DIR: dataDir,
      SESSION_SECRET,
      LOG_LEVEL: 'fatal',
      ...settings,
    };
    const [command = '', ...rest] = (pinned ? onFirstCore : asIs)([
      process.execPath,
      ...(heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`]),
      ...(watched ? ['--import', join(import.meta.dirname, 'event-loop-delay.ts')] : []),
      ...program,
    ]);
    const child = spawn(command, rest, {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const served = { origin: `http://127.0.0.1:${port}`, databaseUrl, process: child, dataDir };
    this.servers.push(served);
    return served;
  }

  private urlOf(name: string): string {
    const url = new URL(this.databaseUrl);
    url.pathname = `/${name}`;
    return url.href;
  }
}

/** Memory that a process holds, in MB. */
export function memoryOf({ process }: Served): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process.pid}/status`, 'utf8'))!;
  return Number(kilobytes) / 1024;
}

/** What a process has had of the processor, in ms: the kernel counts in hundredths of a second. */
export function processorTimeOf({ process }: Served): number {
  const [, fields = ''] = /\) (.*)/.exec(readFileSync(`/proc/${process.pid}/stat`, 'utf8'))!;
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await delay(100);
  }
  throw new Error(`${url} does not answer`);
}
