import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { rateLimiter } from '../../common/rate-limit.js';
import type { Answered } from './push-holds.service.js';
import { isWellKnown } from './push-services.js';

/** In a row, by any of its browsers. */
const MOST_FAILURES = 5;

/** From the first of them on (s). */
const ASIDE_SECONDS = 600;

/** Sets aside hosts that fail again and again, with all browsers that name them: but for browser makers', anybody could name as many as they like. */
@Injectable()
export class PushHosts {
  private readonly failures: RateLimiterPostgres;

  constructor(dataSource: DataSource) {
    this.failures = rateLimiter(dataSource, 'push-host', MOST_FAILURES, ASIDE_SECONDS);
  }

  /** @returns until when it is not to be asked; undefined for now */
  async asideUntil(host: string): Promise<Date | undefined> {
    const counted = isWellKnown(host) ? null : await this.failures.get(keyOf(host));
    if (!counted || counted.consumedPoints < MOST_FAILURES) return undefined;
    return new Date(Date.now() + counted.msBeforeNext);
  }

  /** An answer that came soon ends the row. */
  async note(host: string, answered: Answered): Promise<void> {
    if (isWellKnown(host)) return;
    if (answered === 'soon') await this.failures.delete(keyOf(host));
    else await this.failures.penalty(keyOf(host));
  }
}

/** Names may be longer than a key. */
const keyOf = (host: string): string => createHash('sha256').update(host).digest('base64url');
