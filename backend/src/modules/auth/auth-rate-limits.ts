import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { rateLimiter, takePoint } from '../../common/rate-limit.js';
import { tooManyLogins, tooManyRegistrations } from './auth.errors.js';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** Failed logins and new accounts are counted in PostgreSQL, so that all processes share the count. */
@Injectable()
export class AuthRateLimits {
  private readonly account: RateLimiterPostgres;
  private readonly address: RateLimiterPostgres;
  private readonly registrations: RateLimiterPostgres;

  constructor(dataSource: DataSource, @Inject(APP_CONFIG) config: AppConfig) {
    this.account = rateLimiter(dataSource, 'login-account', 10, QUARTER_HOUR);
    this.address = rateLimiter(dataSource, 'login-address', 30, QUARTER_HOUR);
    this.registrations = rateLimiter(dataSource, 'register', config.registrationsPerHour, HOUR);
  }

  /** Counts a login as failed before the password is looked at, so that parallel guesses cannot slip through. */
  async beginLogin(username: string, address: string): Promise<void> {
    await takePoint(this.address, address, tooManyLogins);
    await takePoint(this.account, accountKey(username), tooManyLogins);
  }

  /** Takes the count back: the login was right. */
  async loginSucceeded(username: string, address: string): Promise<void> {
    await this.account.delete(accountKey(username));
    await this.address.reward(address, 1);
  }

  async register(address: string): Promise<void> {
    await takePoint(this.registrations, address, tooManyRegistrations);
  }
}

/** A digest, as whatever somebody types as a username has to fit the key's column. */
const accountKey = (username: string): string =>
  createHash('sha256').update(username.toLowerCase()).digest('base64url');
