import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { rateLimiter, takePoint } from '../common/rate-limit.js';
import { tooManyChanges } from './events.errors.js';

/** Of an account, of all kinds together: far more than anybody makes by hand. */
export const TOLD_CHANGES_PER_HOUR = 120;

/** Limits changes that can be made again and again and of which every open page is told, as each has thousands of them ask anew. */
@Injectable()
export class ToldChanges {
  private readonly limiter: RateLimiterPostgres;

  constructor(dataSource: DataSource) {
    this.limiter = rateLimiter(dataSource, 'told-change', TOLD_CHANGES_PER_HOUR, 60 * 60);
  }

  /** Before the transaction of the change. @throws tooManyChanges */
  async takePoint(userId: number): Promise<void> {
    await takePoint(this.limiter, String(userId), tooManyChanges);
  }
}
