import { setTimeout as delay } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { OperatorTracker } from './operator/operator-tracker.js';
import { EventWatcher } from './events/event-watcher.js';

/** Well under the two seconds within which a payment must show. */
const POLL_INTERVAL_MS = 500;

/** Polls the chain for as long as the process lives; a failure is logged once and tried again. */
@Injectable()
export class ChainLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ChainLoop.name);
  private readonly stopping = new AbortController();
  private finished: Promise<void> = Promise.resolve();
  private lastFailure: string | undefined;

  constructor(
    private readonly watcher: EventWatcher,
    private readonly tracker: OperatorTracker,
  ) {}

  /** Why the last round failed, if it did. */
  get failure(): string | undefined {
    return this.lastFailure;
  }

  onApplicationBootstrap(): void {
    this.finished = this.run();
  }

  /** Before the connections are closed. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.finished;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.round();
      await delay(POLL_INTERVAL_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  private async round(): Promise<void> {
    try {
      await this.watcher.poll();
      await this.tracker.track();
      if (this.lastFailure) this.logger.log('The chain is followed again');
      this.lastFailure = undefined;
    } catch (error) {
      const { message } = error as Error;
      if (message !== this.lastFailure) this.logger.error({ err: error }, 'The chain cannot be followed');
      this.lastFailure = message;
    }
  }
}
