import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PublicAnswers } from '../../answers/public-answers.service.js';
import { Caches } from '../../common/caches.js';
import { droppedLines } from '../../common/log-lines.js';
import { pgPool } from '../../common/pg-pool.js';
import { EventFeed } from '../../events/event-feed.service.js';
import { EventStreams } from '../../events/event-streams.service.js';
import { type Reading, SiteRegistry } from './site-registry.js';

/** What this process itself knows: its connections, its open pages, what it keeps in memory. */
@Injectable()
export class ProcessReading implements Reading {
  readonly part = 'process';
  private readonly connections;
  private readonly streams;
  private readonly isListening;
  private readonly answers;
  private readonly cacheBytes;
  private readonly cacheLimits;
  private readonly droppedLines;

  constructor(
    registry: SiteRegistry,
    private readonly dataSource: DataSource,
    private readonly eventStreams: EventStreams,
    private readonly feed: EventFeed,
    private readonly publicAnswers: PublicAnswers,
    private readonly caches: Caches,
  ) {
    this.connections = registry.gauge(
      'database_pool',
      'Connections to PostgreSQL by state, and requests that wait for one (state="waiting")',
      ['state'],
    );
    this.streams = registry.gauge('event_streams_open', 'Open streams of events');
    this.isListening = registry.gauge(
      'event_feed_up',
      '1 while changes of other processes are heard of, where there are pages to tell of them',
    );
    this.answers = registry.gauge(
      'public_answers_total',
      'Public answers since the start: from memory, or made by the application',
      ['from'],
    );
    this.cacheBytes = registry.gauge('cache_bytes', 'About what a cache holds in memory', ['cache']);
    this.cacheLimits = registry.gauge('cache_limit_bytes', 'What a cache may hold at most', ['cache']);
    this.droppedLines = registry.gauge(
      'log_lines_dropped_total',
      'Lines of the log that found no room on the disk since the start',
    );
  }

  read(): void {
    const { totalCount, idleCount, waitingCount } = pgPool(this.dataSource);
    this.connections.set({ state: 'idle' }, idleCount);
    this.connections.set({ state: 'used' }, totalCount - idleCount);
    this.connections.set({ state: 'waiting' }, waitingCount);
    this.streams.set(this.eventStreams.count);
    this.isListening.set(this.feed.isDeaf ? 0 : 1);
    this.answers.set({ from: 'memory' }, this.publicAnswers.counts.memory);
    this.answers.set({ from: 'application' }, this.publicAnswers.counts.application);
    for (const [cache, { bytes, mostBytes }] of this.caches.all) {
      this.cacheBytes.set({ cache }, bytes);
      this.cacheLimits.set({ cache }, mostBytes);
    }
    this.droppedLines.set(droppedLines());
  }

  /** It always knows. */
  forget(): void {}
}
