import { setTimeout as delay } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Client, type Notification } from 'pg';
import { Caches } from '../common/caches.js';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import { answersBrowsers } from '../config/roles.js';
import { KEPT_MS, MOST_KEPT, RecentEvents } from './recent-events.js';
import type { NumberedEvent } from './site-event.types.js';

const FIRST_RETRY_MS = 250;
const SLOWEST_RETRY_MS = 5_000;

/** A network that swallows packets must not look like a quiet site. */
const QUERY_TIMEOUT_MS = 10_000;

interface EventRow extends Omit<NumberedEvent, 'id'> {
  id: string;
  at: Date;
}

const ROWS = `SELECT id, event, data, user_id AS "userId", created_at AS at FROM site_events WHERE id > $1 ORDER BY id`;
const NEWEST_ROWS = `SELECT * FROM (${ROWS} DESC LIMIT ${2 * MOST_KEPT}) newest ORDER BY id`;

/**
 * A crash of the database may take numbers back that were told already, as commits that do not wait for the disk are told
 * before they are on it: whatever got them a second time would seem to be known already.
 */
const SKIP_HEARD_NUMBERS = `SELECT setval('site_event_numbers', $1) FROM site_event_numbers WHERE last_value < $1`;

type EventListener = (event: NumberedEvent) => void;
type SessionListener = (sessionId: string) => void;
type TableListener = (table: string, id: string | undefined) => void;
type GapListener = () => void;

/**
 * Hears what every process commits, in the order of the commits, by one connection of its own: PostgreSQL tells what
 * is committed while it listens, and the table what was committed while it did not.
 */
@Injectable()
export class EventFeed implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(EventFeed.name);
  private readonly recent: RecentEvents;
  private readonly eventListeners: EventListener[] = [];
  private readonly sessionListeners: SessionListener[] = [];
  private readonly tableListeners: TableListener[] = [];
  private readonly gapListeners: GapListener[] = [];
  private readonly stopping = new AbortController();
  private client: Client | undefined;
  /** What is told while the table is still being read. */
  private waiting: NumberedEvent[] | undefined;
  private catchingUp: Promise<void> | undefined;
  private catchingUpNext: Promise<void> | undefined;
  private isUp = false;
  private heard = -Infinity;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    caches: Caches,
  ) {
    this.recent = caches.add('recent-events', new RecentEvents());
  }

  /** False while changes are not heard of; they are made up for later. */
  get isListening(): boolean {
    return this.isUp;
  }

  /** Whether changes should be heard of and are not; a worker has nobody to tell. */
  get isDeaf(): boolean {
    return answersBrowsers(this.config) && !this.isUp;
  }

  /**
   * Whatever was committed before this moment of performance.now() has been told: PostgreSQL tells it before it answers
   * a query of the same connection.
   */
  get heardUntil(): number {
    return this.heard;
  }

  /** Number of the newest event. */
  get last(): number {
    return this.recent.last;
  }

  onEvent(listener: EventListener): void {
    this.eventListeners.push(listener);
  }

  /** Told of every session that has ended, in whichever process. */
  onSessionEnd(listener: SessionListener): void {
    this.sessionListeners.push(listener);
  }

  /** Told of every table with public contents that a commit has changed, in whichever process, and whose rows; of anyone's without an id. */
  onTableChange(listener: TableListener): void {
    this.tableListeners.push(listener);
  }

  /** Told when changes of tables may be missed, and when they are heard of again. */
  onGap(listener: GapListener): void {
    this.gapListeners.push(listener);
  }

  /** Number of the newest event before a moment; undefined where that is no longer known. */
  lastBefore(moment: number): number | undefined {
    return this.recent.lastBefore(moment);
  }

  /** All events after this number that a reader may hear of; undefined where they are no longer known. @param reader an account's id */
  since(id: number, reader: number | undefined): NumberedEvent[] | undefined {
    return this.recent.since(id, reader);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (answersBrowsers(this.config) && !(await this.connect())) void this.reconnect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.client?.end().catch(() => undefined);
  }

  /** Notices a connection that is dead but looks alive, and whatever was not told for any other reason. */
  async check(): Promise<void> {
    this.recent.forgetBefore(Date.now() - KEPT_MS);
    await this.refresh();
  }

  /** Hears of what was committed before the call, should this process not have been told of it yet. */
  refresh(): Promise<void> {
    const { client } = this;
    if (!client || !this.isUp) return Promise.resolve();
    if (!this.catchingUp) return this.beginCatchingUp(client);
    // What is under way may have been asked before the caller's commit.
    this.catchingUpNext ??= this.catchingUp.then(() => {
      this.catchingUpNext = undefined;
      return this.refresh();
    });
    return this.catchingUpNext;
  }

  private beginCatchingUp(client: Client): Promise<void> {
    this.catchingUp = this.catchUp(client)
      .catch((error: unknown) => this.lose(client, error))
      .finally(() => (this.catchingUp = undefined));
    return this.catchingUp;
  }

  private async reconnect(): Promise<void> {
    for (let wait = FIRST_RETRY_MS; ; wait = Math.min(wait * 2, SLOWEST_RETRY_MS)) {
      await delay(wait, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
      if (this.stopping.signal.aborted || (await this.connect())) return;
    }
  }

  private async connect(): Promise<boolean> {
    const client = new Client({
      connectionString: this.config.databaseUrl,
      application_name: 'future-change-makers events',
      connectionTimeoutMillis: 5_000,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client, new Error('The connection was ended')));
    client.on('notification', (notification) => this.hear(notification));
    this.client = client;
    try {
      await client.connect();
      await client.query(SKIP_HEARD_NUMBERS, [this.last]);
      this.waiting = [];
      await client.query('LISTEN site_events; LISTEN session_ends; LISTEN changed_rows');
      await this.catchUp(client);
      this.isUp = true;
      for (const listener of this.gapListeners) listener();
      this.logger.log('Changes are heard of');
      return true;
    } catch (error) {
      this.logger.warn({ err: error }, 'Changes cannot be listened for');
      await client.end().catch(() => undefined);
      return false;
    }
  }

  /** Only of the connection in use, and once: reconnecting is under way afterwards. */
  private lose(client: Client, error: unknown): void {
    if (client !== this.client || !this.isUp || this.stopping.signal.aborted) return;
    this.isUp = false;
    this.heard = -Infinity;
    for (const listener of this.gapListeners) listener();
    this.logger.warn({ err: error }, 'Changes are no longer heard of');
    void client.end().catch(() => undefined);
    void this.reconnect();
  }

  /** What is told meanwhile waits, so that nothing overtakes what the table holds. */
  private async catchUp(client: Client): Promise<void> {
    this.waiting = [];
    const asked = performance.now();
    try {
      const { rows } = await client.query<EventRow>(this.last === 0 ? NEWEST_ROWS : ROWS, [this.last]);
      for (const { id, at, ...row } of rows) this.accept({ ...row, id: Number(id) }, at.getTime());
      this.heard = asked;
    } finally {
      const told = this.waiting;
      this.waiting = undefined;
      for (const event of told) this.accept(event);
    }
  }

  private hear({ channel, payload = '' }: Notification): void {
    if (channel === 'session_ends') {
      for (const listener of this.sessionListeners) listener(payload);
      return;
    }
    if (channel === 'changed_rows') {
      const [table = '', id] = payload.split(' ');
      for (const listener of this.tableListeners) listener(table, id);
      return;
    }
    const event = JSON.parse(payload) as NumberedEvent;
    if (this.waiting) this.waiting.push(event);
    else this.accept(event);
  }

  private accept(event: NumberedEvent, at = Date.now()): void {
    if (this.recent.add(event, at)) for (const listener of this.eventListeners) listener(event);
  }
}
