import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { rateLimiter, takePoint } from '../../common/rate-limit.js';
import { tooManyEmailChanges } from './auth.errors.js';

export const EMAIL_CHANGES_PER_HOUR = 3;

const HOUR = 60 * 60;

/** Each wish for another address mails somebody who may be a stranger: few an account, and few a mailbox, whoever asks. */
@Injectable()
export class EmailChangeLimits {
  private readonly accounts: RateLimiterPostgres;
  private readonly mailboxes: RateLimiterPostgres;

  constructor(private readonly dataSource: DataSource) {
    this.accounts = rateLimiter(dataSource, 'email-change', EMAIL_CHANGES_PER_HOUR, HOUR);
    this.mailboxes = rateLimiter(dataSource, 'email-change-to', EMAIL_CHANGES_PER_HOUR, HOUR);
  }

  /** @throws tooManyEmailChanges */
  async take(userId: number, email: string): Promise<void> {
    await takePoint(this.accounts, String(userId), tooManyEmailChanges);
    const asked = 'SELECT mailbox_of($1) AS mailbox';
    const [found] = await this.dataSource.query<{ mailbox: string }[]>(asked, [email]);
    // A digest, as an address may be longer than the key's column.
    const key = createHash('sha256').update(found!.mailbox).digest('base64url');
    await takePoint(this.mailboxes, key, tooManyEmailChanges);
  }
}
