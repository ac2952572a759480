import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { rateLimiter, takePoint } from '../../common/rate-limit.js';
import { tooManyLinkRequests } from './identity.errors.js';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** Tries at links and mails sent, counted in PostgreSQL for all processes. */
@Injectable()
export class IdentityLimits {
  private readonly tries: RateLimiterPostgres;
  private readonly forgotten: RateLimiterPostgres;
  private readonly mails: RateLimiterPostgres;
  private readonly made: RateLimiterPostgres;

  constructor(dataSource: DataSource) {
    this.tries = rateLimiter(dataSource, 'link-address', 30, QUARTER_HOUR);
    this.forgotten = rateLimiter(dataSource, 'forgot-address', 20, HOUR);
    this.mails = rateLimiter(dataSource, 'mail-to', 5, HOUR);
    this.made = rateLimiter(dataSource, 'links-made', 600, HOUR);
  }

  /** Around the use of a token: what succeeds is not counted. @throws tooManyLinkRequests */
  async tryLink<T>(address: string, work: () => Promise<T>): Promise<T> {
    await takePoint(this.tries, address, tooManyLinkRequests);
    const done = await work();
    await this.tries.reward(address, 1);
    return done;
  }

  /** By where it is asked from alone, which says nothing of the accounts asked for. @throws tooManyLinkRequests */
  forgot(address: string): Promise<void> {
    return takePoint(this.forgotten, address, tooManyLinkRequests);
  }

  /** An account's own wish for a mail. @throws tooManyLinkRequests */
  mailTo(email: string): Promise<void> {
    return takePoint(this.mails, mailKey(email), tooManyLinkRequests);
  }

  /** Whether one more mail may go to this address, asked where nobody is to hear of it. */
  async mayMail(email: string): Promise<boolean> {
    try {
      await this.mails.consume(mailKey(email));
      return true;
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return false;
      throw rejection;
    }
  }

  /** Links that an administrator makes. @throws tooManyLinkRequests */
  make(adminId: number): Promise<void> {
    return takePoint(this.made, String(adminId), tooManyLinkRequests);
  }
}

/** A digest, as an address may be longer than the key's column. */
const mailKey = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');
