import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Response } from 'express';
import { EventFeed } from './event-feed.service.js';
import { EventStream, type StreamOwner, type StreamStart } from './event-stream.js';
import { tooManyStreams } from './events.errors.js';
import { OpenSessions } from './open-sessions.service.js';
import { Replays } from './replays.js';
import type { NumberedEvent } from './site-event.types.js';

/** No stream is silent for longer (ms). */
export const HEARTBEAT_MS = 20_000;

/** In a burst each stream is written to only so often; the first event of all goes out at once. */
const FLUSH_MS = 100;

const MOST_STREAMS = 10_000;

/** Of one account or one network, behind which a whole school may be. */
const MOST_STREAMS_OF_ONE = 2_500;

/** Keeps proxies from ending a stream that has nothing to say, and shows which browsers are gone. */
const HEARTBEAT = Buffer.from(': still here\n\n');

/** Written once for all who hear of it, now or when they come back. */
const frames = new WeakMap<NumberedEvent, string>();

/** An event as the format of server-sent events has it. JSON has no line breaks of its own. */
function frameOf(numbered: NumberedEvent): string {
  const { id, event, data } = numbered;
  const frame = frames.get(numbered) ?? `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  frames.set(numbered, frame);
  return frame;
}

/** The stream is open, and whoever comes back with this number misses nothing. */
const readyFrame = (id: number): string => `id: ${id}\nevent: ready\ndata: {}\n\n`;

/** What was missed cannot be said: everything has to be fetched anew. */
const resetFrame = (id: number): string => `id: ${id}\nevent: reset\ndata: {}\n\n`;

/** How long the browser waits before it comes back; not all at once when a process ends. */
const retryFrame = (random = Math.random()): string => `retry: ${1_000 + Math.round(random * 2_000)}\n\n`;

/** Every open stream of this process: one timer and one text for all of them. */
@Injectable()
export class EventStreams implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(EventStreams.name);
  private readonly streams = new Set<EventStream>();
  private readonly counts = new Map<string, number>();
  private readonly replays = new Replays();
  private pending: NumberedEvent[] = [];
  private flushTimer: NodeJS.Timeout | undefined;
  private flushedAt = 0;
  private heartbeat: NodeJS.Timeout | undefined;
  private isEnding = false;

  constructor(
    private readonly feed: EventFeed,
    private readonly sessions: OpenSessions,
  ) {}

  /** Of this process. */
  get count(): number {
    return this.streams.size;
  }

  onApplicationBootstrap(): void {
    this.feed.onEvent((event) => this.announce(event));
    this.feed.onSessionEnd((sessionId) => this.endSessions((id) => id === sessionId));
    this.heartbeat = setInterval(() => void this.beat(), HEARTBEAT_MS).unref();
  }

  /** Before the server waits for its connections to end. */
  beforeApplicationShutdown(): void {
    this.isEnding = true;
    clearInterval(this.heartbeat);
    this.flush();
    for (const stream of this.streams) stream.end(retryFrame());
  }

  /** Begins with what was missed since then, or says that this is not known. @throws tooManyStreams */
  async open(response: Response, owner: StreamOwner, start: StreamStart): Promise<void> {
    this.assertRoom(owner);
    const from = this.numberOfStart(start);
    // Another process may have told of it a moment before this one hears of it.
    if (from !== undefined && from > this.feed.last) await this.feed.refresh();
    if (!response.destroyed) this.begin(response, owner, from);
  }

  /** At once, so that nothing slips in between: what is known and who is told are both of this process's memory. */
  private begin(response: Response, owner: StreamOwner, from: number | undefined): void {
    // What waits for those who are there is part of what was missed.
    this.flush();
    EventStream.writeHead(response);
    response.write(retryFrame() + this.opening(owner, from));
    const stream = new EventStream(owner, response);
    this.streams.add(stream);
    this.counts.set(owner.key, (this.counts.get(owner.key) ?? 0) + 1);
    response.once('close', () => this.forget(stream));
  }

  /** Undefined for from now on, NaN for what cannot be said any more. */
  private numberOfStart({ lastEventId, since }: StreamStart): number | undefined {
    if (lastEventId !== undefined) return numberOf(lastEventId);
    return since === undefined ? undefined : this.numberAt(since);
  }

  private numberAt(millisecondsAgo: string): number {
    const moment = Date.now() - numberOf(millisecondsAgo);
    return (Number.isNaN(moment) ? undefined : this.feed.lastBefore(moment)) ?? Number.NaN;
  }

  private assertRoom({ key }: StreamOwner): void {
    const isFull = this.streams.size >= MOST_STREAMS || (this.counts.get(key) ?? 0) >= MOST_STREAMS_OF_ONE;
    if (this.isEnding || isFull) throw tooManyStreams();
  }

  private opening({ userId, key }: StreamOwner, from: number | undefined): string {
    const { last } = this.feed;
    if (from === undefined) return readyFrame(last);
    const missed = this.feed.since(from, userId)?.map(frameOf);
    const isToldAgain = missed && this.replays.take(key, lengthOf(missed));
    return isToldAgain ? missed.join('') + readyFrame(last) : resetFrame(last);
  }

  private announce(event: NumberedEvent): void {
    this.pending.push(event);
    const wait = this.flushedAt + FLUSH_MS - Date.now();
    this.flushTimer ??= setTimeout(() => this.flush(), Math.max(0, wait)).unref();
  }

  private flush(): void {
    clearTimeout(this.flushTimer);
    this.flushTimer = undefined;
    const events = this.pending;
    if (events.length === 0) return;
    this.pending = [];
    this.flushedAt = Date.now();
    const named = new Set(events.map(({ userId }) => userId));
    const forAll = chunkOf(events, undefined);
    for (const stream of this.streams) {
      const { userId } = stream.owner;
      const chunk = userId !== undefined && named.has(userId) ? chunkOf(events, userId) : forAll;
      if (chunk.length > 0) stream.send(chunk);
    }
  }

  private async beat(): Promise<void> {
    this.replays.beginAnew();
    for (const stream of this.streams) stream.send(HEARTBEAT);
    try {
      await this.feed.check();
      await this.endExpired();
    } catch (error) {
      this.logger.warn({ err: error }, 'The sessions of open streams could not be checked');
    }
  }

  /** Those whose time is over, and whatever end was not told. */
  private async endExpired(): Promise<void> {
    const ids = [...this.streams].flatMap(({ owner }) => owner.sessionId ?? []);
    if (ids.length === 0) return;
    const asked = new Set(ids);
    const open = await this.sessions.among([...asked]);
    this.endSessions((id) => asked.has(id) && !open.has(id));
  }

  /** The page comes back, as whoever it is then. */
  private endSessions(isOver: (sessionId: string) => boolean): void {
    for (const stream of this.streams) {
      const { sessionId } = stream.owner;
      if (sessionId === undefined || !isOver(sessionId)) continue;
      this.forget(stream);
      stream.end();
    }
  }

  private forget(stream: EventStream): void {
    if (!this.streams.delete(stream)) return;
    const { key } = stream.owner;
    const left = this.counts.get(key)! - 1;
    if (left > 0) this.counts.set(key, left);
    else this.counts.delete(key);
  }
}

/** In characters, nearly all of them of one byte. */
const lengthOf = (texts: string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

/** NaN, which comes after nothing, for what is no number. */
const numberOf = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);

/** Everybody hears of what concerns everybody, an account also of its own. */
const isFor =
  (reader: number | undefined) =>
  ({ userId }: NumberedEvent): boolean =>
    userId === null || userId === reader;

/** Made once for all who read the same. */
const chunkOf = (events: NumberedEvent[], reader: number | undefined): Buffer =>
  Buffer.from(events.filter(isFor(reader)).map(frameOf).join(''));
