import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource, type EntityManager } from 'typeorm';
import { hasPoint, rateLimiter, takePoint } from '../../common/rate-limit.js';
import { hasPointWithin, type TransactionLimit } from '../../common/transaction-limit.js';
import type { User } from '../auth/entities/user.entity.js';
import { tooManyLinkRequests } from './identity.errors.js';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** Mails to a mailbox because somebody put it down, who may be a stranger. */
const UNASKED: TransactionLimit = { prefix: 'unasked-to', points: 3, seconds: HOUR };

/** Letters to a mailbox that ask whether it is a viewer's: with tags, strangers have any number of addresses of it. */
const VIEWERS: TransactionLimit = { prefix: 'viewer-asked', points: 1, seconds: 24 * HOUR };

/** Tries at links and mails sent, counted in PostgreSQL for all processes. */
@Injectable()
export class IdentityLimits {
  private readonly tries: RateLimiterPostgres;
  private readonly forgotten: RateLimiterPostgres;
  private readonly mails: RateLimiterPostgres;
  private readonly confirmations: RateLimiterPostgres;
  private readonly made: RateLimiterPostgres;

  constructor(dataSource: DataSource) {
    this.tries = rateLimiter(dataSource, 'link-address', 30, QUARTER_HOUR);
    this.forgotten = rateLimiter(dataSource, 'forgot-address', 20, HOUR);
    this.mails = rateLimiter(dataSource, 'mail-to', 5, HOUR);
    this.confirmations = rateLimiter(dataSource, 'confirm-to', 5, HOUR);
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

  /** An account's wish for one more link that confirms; accounts of one mailbox share what they have. @throws tooManyLinkRequests */
  confirm({ mailbox, email }: Written): Promise<void> {
    return takePoint(this.confirmations, mailKey(mailbox ?? email), tooManyLinkRequests);
  }

  /** Whether one more mail may go to a mailbox that an account was made with, by whomever. */
  mayWriteUnasked(manager: EntityManager, { mailbox, email }: Written): Promise<boolean> {
    return hasPointWithin(manager, UNASKED, mailKey(mailbox ?? email));
  }

  /** The same of a letter that asks a viewer, of which there is one a day. */
  async mayAskViewer(manager: EntityManager, written: Written): Promise<boolean> {
    const { mailbox, email } = written;
    return (
      (await hasPointWithin(manager, VIEWERS, mailKey(mailbox ?? email))) &&
      this.mayWriteUnasked(manager, written)
    );
  }

  /** Whether one more mail may go to this address, asked where nobody is to hear of it. */
  mayMail(email: string): Promise<boolean> {
    return hasPoint(this.mails, mailKey(email));
  }

  /** Links that an administrator makes. @throws tooManyLinkRequests */
  make(adminId: number): Promise<void> {
    return takePoint(this.made, String(adminId), tooManyLinkRequests);
  }
}

/** Whom a mail is for. */
type Written = Pick<User, 'email' | 'mailbox'>;

/** A digest, as an address may be longer than the key's column. */
const mailKey = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');
