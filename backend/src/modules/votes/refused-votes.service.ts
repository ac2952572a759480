import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Caches } from '../../common/caches.js';
import { rateLimiter, takePoint } from '../../common/rate-limit.js';
import { RecentlyUsed } from '../../common/recently-used.js';
import { tooManyVotes } from './votes.errors.js';

/** Of an account: nobody tries so often what the page shows to be impossible. */
export const REFUSED_VOTES_PER_HOUR = 60;

/** So much a process remembers of accounts as shut out, of each two numbers; the database knows them all. */
const MOST_BYTES = 1024 * 1024;
const BYTES_AN_ACCOUNT = 100;

/** Bounds what votes cost that come to nothing: votes that are taken are bounded by participants and months, and are never counted here. */
@Injectable()
export class RefusedVotes {
  private readonly limiter: RateLimiterPostgres;
  /** Until when an account is shut out (ms of the epoch), so that its next votes cost nothing. */
  private readonly shutOut = new RecentlyUsed<number, number>(MOST_BYTES, () => BYTES_AN_ACCOUNT);

  constructor(dataSource: DataSource, caches: Caches) {
    caches.add('refused-votes', this.shutOut);
    this.limiter = rateLimiter(dataSource, 'refused-vote', REFUSED_VOTES_PER_HOUR, 60 * 60);
  }

  /** @throws tooManyVotes where this process knows that too many were refused */
  assertFew(accountId: number): void {
    const seconds = Math.ceil(((this.shutOut.get(accountId) ?? 0) - Date.now()) / 1_000);
    if (seconds > 0) throw tooManyVotes(seconds);
  }

  /** One more was refused. @throws tooManyVotes */
  async count(accountId: number): Promise<void> {
    await takePoint(this.limiter, String(accountId), (seconds) => {
      this.shutOut.set(accountId, Date.now() + seconds * 1_000);
      return tooManyVotes(seconds);
    });
  }
}
