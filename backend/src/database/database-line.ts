import { connect, Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import { Client, type Pool, type PoolClient } from 'pg';

/** So long nothing is said of a connection that is in use (ms). */
const SILENT_MS = 1_000;
const LOOK_MS = 250;
/**
 * A server that works says whether it speaks TLS within so many looks, 1.5 s. Counted rather than timed: while this process is busy it
 * does not look, and has not read yet what came.
 */
const LOOKS = 6;

/** PostgreSQL answers it with one byte, before anybody signs in; nothing is begun by it (protocol 3.0, SSLRequest). */
const SPEAKS_TLS = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Where the database listens. */
type Place = { host: string; port: number } | { path: string };

/**
 * Tells a network that swallows what is sent to the database from a statement that takes its time. Connections in use for a second
 * have the server asked for a sign of life on a connection of its own; where none comes, and no other work ends either, all connections of the
 * pool end and none is opened until the server speaks again. So nobody waits for the longest time that a statement may take.
 */
export class DatabaseLine {
  private readonly logger = new Logger(DatabaseLine.name);
  private readonly sockets = new Set<LineSocket>();
  private readonly inUse = new Map<PoolClient, number>();
  private readonly place: Place;
  private lastEnded = 0;
  private isProbing = false;
  private isDown = false;

  constructor(databaseUrl: string) {
    this.place = placeOf(databaseUrl);
  }

  /** For the driver, as its option `stream`. */
  readonly open = (): Socket => {
    const socket = new LineSocket(this.isDown);
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    return socket;
  };

  /** Until the pool has ended. */
  watch(pool: Pool): void {
    pool.on('acquire', (client) => this.inUse.set(client, performance.now()));
    const free = (client: PoolClient): void => {
      this.inUse.delete(client);
      this.lastEnded = performance.now();
    };
    pool.on('release', (_error, client) => free(client));
    pool.on('remove', (client) => free(client));
    const looking = setInterval(() => {
      if (pool.ended) clearInterval(looking);
      else void this.look();
    }, LOOK_MS).unref();
  }

  private async look(): Promise<void> {
    if (this.isProbing || !(this.isDown || this.isSilent())) return;
    this.isProbing = true;
    const beganAt = performance.now();
    const answers = await isAnswering(this.place);
    this.isProbing = false;
    this.tell(answers || this.lastEnded > beganAt);
  }

  private isSilent(): boolean {
    const since = performance.now() - SILENT_MS;
    const opening = [...this.sockets].filter(({ bytesRead }) => bytesRead === 0);
    return [...this.inUse.values(), ...opening.map(({ openedAt }) => openedAt)].some((at) => at < since);
  }

  private tell(answers: boolean): void {
    if (this.isDown === answers)
      this.logger.warn(answers ? 'The database answers again' : 'The database does not answer');
    this.isDown = !answers;
    if (this.isDown) for (const socket of this.sockets) socket.destroy(unansweredError());
  }
}

class LineSocket extends Socket {
  readonly openedAt = performance.now();

  constructor(private readonly isRefused: boolean) {
    super();
  }

  override connect(...args: unknown[]): this {
    if (this.isRefused) return this.destroy(unansweredError());
    return (super.connect as (...all: unknown[]) => this)(...args);
  }
}

/** As the system itself says it. */
const unansweredError = (): Error =>
  Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' });

/** True also where a connection is refused or ended, of which the driver hears by itself. */
const isAnswering = (place: Place): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(place, () => socket.write(SPEAKS_TLS));
    const end = (answers: boolean) => () => {
      clearInterval(looking);
      socket.destroy();
      resolve(answers);
    };
    let looks = 0;
    const looking = setInterval(() => {
      looks += 1;
      if (looks === LOOKS) end(false)();
    }, LOOK_MS);
    socket.once('data', end(true)).once('error', end(true)).once('end', end(true));
  });

function placeOf(databaseUrl: string): Place {
  const { host, port } = new Client({ connectionString: databaseUrl });
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
}
