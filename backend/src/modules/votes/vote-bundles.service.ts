import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EventFeed } from '../../events/event-feed.service.js';
import { TELL_VOTES } from './tell-votes.sql.js';

/** Votes are told of at these steps of the clock alone, so that the moment says nothing of a vote. */
const TICK_MS = 500;

/**
 * Tells open pages and participants of votes, in bundles: told one by one, their order and time would say who cast which, as
 * comments come with a name and a time. Every process that hears of votes looks what is untold, so that none of them is needed.
 */
@Injectable()
export class VoteBundles implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(VoteBundles.name);
  private timer: NodeJS.Timeout | undefined;
  private isEnding = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly feed: EventFeed,
  ) {}

  /** Also where votes may have come while nobody listened: before this process, or while its connection was lost. */
  onModuleInit(): void {
    this.feed.onTableChange((table) => table === 'votes' && this.tellAtNextTick());
    this.feed.onGap(() => this.feed.isListening && this.tellAtNextTick());
  }

  beforeApplicationShutdown(): void {
    this.isEnding = true;
    clearTimeout(this.timer);
  }

  async tell(): Promise<void> {
    await this.dataSource.query(TELL_VOTES);
  }

  private tellAtNextTick(): void {
    if (this.isEnding) return;
    this.timer ??= setTimeout(() => void this.tick(), TICK_MS - (Date.now() % TICK_MS)).unref();
  }

  private async tick(): Promise<void> {
    this.timer = undefined;
    try {
      await this.tell();
    } catch (error) {
      this.logger.warn({ err: error }, 'Votes could not be told of');
      this.tellAtNextTick();
    }
  }
}
