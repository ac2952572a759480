import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launch, type Child } from '../processes/child.ts';
import { stopOrphan } from '../processes/orphan.ts';
import { LaunchError } from '../launch-error.ts';
import { freePort } from '../ports.ts';
import { databaseName, ensureCluster, postgresEnvironment } from './postgres-cluster.ts';
import { choosePostgresPlace, type PostgresPlace } from './postgres-place.ts';
import { archiveSettings } from './wal-archive.ts';
import type { Service } from '../processes/supervise.ts';

// SIGINT is PostgreSQL's fast shutdown: it ends the sessions, writes everything down and exits.
const stopping = { stopWith: 'SIGINT', graceMs: 3_000 } as const;
const attempts = 10;

/** The instance's own PostgreSQL, on a free port of the loopback address. */
export class PostgresServer implements Service {
  static readonly record = 'postgres';
  readonly title = 'the database';
  /** Known once prepared; it stays the same when the server has to be started again. */
  url = '';
  readonly #dataDir: string;
  readonly #password: string;
  readonly #given: Record<string, string>;
  #walArchive: string | undefined;
  #port = 0;
  #cluster = '';
  #place: PostgresPlace | undefined;

  /** @param settings of PostgreSQL, beyond its own defaults */
  constructor(dataDir: string, password: string, settings: Record<string, string> = {}) {
    this.#dataDir = dataDir;
    this.#password = password;
    this.#given = settings;
  }

  /** Has each finished piece of WAL copied into a folder, for a restore to any moment since a backup. */
  archiveWal(folder: string | undefined): void {
    this.#walArchive = folder;
  }

  /** Stops a server that a killed launcher left behind. */
  static stopOrphan(dataDir: string): Promise<void> {
    return stopOrphan(dataDir, PostgresServer.record, stopping);
  }

  /** Makes the database at the first start, and chooses the port. */
  async prepare(): Promise<void> {
    this.#place = choosePostgresPlace(this.#dataDir);
    this.#cluster = await ensureCluster(this.#place, this.#password);
    this.#port = await freePort();
    this.url = `postgresql://${databaseName}:${this.#password}@127.0.0.1:${this.#port}/${databaseName}`;
  }

  async start(): Promise<Child> {
    if (!this.#place) await this.prepare();
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const child = this.#launch();
      if (await this.#ready(child)) return child;
      // After a kill -9 of the server its old sessions take a moment to end, and it refuses to start beside them.
      if (attempt === attempts) throw new LaunchError(`PostgreSQL does not start:\n${child.lastWords}`);
      await wait(300);
    }
    throw new LaunchError('PostgreSQL does not start.');
  }

  stop(child: Child): Promise<void> {
    return child.stop();
  }

  #launch(): Child {
    return launch({
      name: PostgresServer.record,
      command: join(this.#place?.programs ?? '', 'bin', 'postgres'),
      args: [
        ...['-D', this.#cluster, '-h', '127.0.0.1', '-p', String(this.#port), '-k', ''],
        ...Object.entries(this.#settings()).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      dataDir: this.#dataDir,
      cwd: this.#cluster,
      env: postgresEnvironment,
      account: this.#place?.account ?? null,
      ...stopping,
    });
  }

  #settings(): Record<string, string> {
    const archive = this.#walArchive && this.#place ? archiveSettings(this.#walArchive, this.#place) : {};
    return { ...this.#given, ...archive };
  }

  // The server says so in line 8 of postmaster.pid; line 1 is its process id.
  async #ready(child: Child): Promise<boolean> {
    while (child.running) {
      const lines = await readFile(join(this.#cluster, 'postmaster.pid'), 'utf8').then(
        (text) => text.split('\n'),
        () => [],
      );
      if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true;
      await wait(20);
    }
    return false;
  }
}
