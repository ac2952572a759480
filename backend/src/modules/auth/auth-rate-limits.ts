import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { networkOf } from '../../common/access/network-of.js';
import { type Delays, GrowingDelays } from '../../common/growing-delays.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { rateLimiter, takePoint } from '../../common/rate-limit.js';
import { tooManyLogins, tooManyRegistrations } from './auth.errors.js';
import { isKnownOrigin } from './login-origin.js';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** One account, tried from a browser that it signed in with before. */
const KNOWN_BROWSER: Delays = { free: 10, first: 1, longest: QUARTER_HOUR };
/** One account, tried from one network. */
const STRANGER: Delays = { free: 5, first: 1, longest: QUARTER_HOUR };
/** The same while strangers fail all over at that account: each network still has one try at once. */
const STRANGER_IN_A_CROWD: Delays = { free: 1, first: 60, longest: QUARTER_HOUR };
/** So many strangers' failures an hour make a crowd. */
const CROWD = 50;
/** Any accounts, tried from one network; many people may sit behind its address. */
const NETWORK: Delays = { free: 30, first: 2, longest: 60 };

/**
 * Failed logins wait ever longer, by account and network together, so that nobody can lock anyone out by failing in their
 * name (ADR 0333). They and new accounts are counted in PostgreSQL, so that all processes share the count.
 */
@Injectable()
export class AuthRateLimits {
  private readonly accounts: GrowingDelays;
  private readonly networks: GrowingDelays;
  private readonly crowds: RateLimiterPostgres;
  private readonly registrations: RateLimiterPostgres;

  constructor(dataSource: DataSource, @Inject(APP_CONFIG) config: AppConfig) {
    this.accounts = new GrowingDelays(dataSource, 'login', HOUR);
    this.networks = new GrowingDelays(dataSource, 'login-network', QUARTER_HOUR);
    this.crowds = rateLimiter(dataSource, 'login-crowd', CROWD, HOUR);
    this.registrations = rateLimiter(dataSource, 'register', config.registrationsPerHour, HOUR);
  }

  /**
   * Counts a login as failed before the password is looked at, so that parallel guesses cannot slip through.
   * @param origin as loginOrigin tells it, or an address. @throws tooManyLogins
   */
  async beginLogin(username: string, origin: string): Promise<void> {
    const account = accountKey(username);
    const isKnown = isKnownOrigin(origin);
    const delays = isKnown ? KNOWN_BROWSER : await this.delaysOfStrangers(account);
    refuseUntil(await this.accounts.take(pairKey(account, origin), delays));
    if (isKnown) return;
    const wait = await this.networks.take(networkOf(origin), NETWORK);
    if (wait !== undefined) await this.accounts.takeBack(pairKey(account, origin), delays);
    refuseUntil(wait);
  }

  /** Takes the count back: the login was right. */
  async loginSucceeded(username: string, origin: string): Promise<void> {
    const account = accountKey(username);
    await this.accounts.forget(pairKey(account, origin));
    if (isKnownOrigin(origin)) return;
    await this.networks.takeBack(networkOf(origin), NETWORK);
    await this.crowds.reward(account, 1);
  }

  /** @throws tooManyRegistrations */
  async register(address: string): Promise<void> {
    await takePoint(this.registrations, networkOf(address), tooManyRegistrations);
  }

  private async delaysOfStrangers(account: string): Promise<Delays> {
    const { consumedPoints } = await this.crowds.penalty(account, 1);
    return consumedPoints > CROWD ? STRANGER_IN_A_CROWD : STRANGER;
  }
}

function refuseUntil(seconds: number | undefined): void {
  if (seconds !== undefined) throw tooManyLogins(seconds);
}

const pairKey = (account: string, origin: string): string => `${account} ${networkOf(origin)}`;

/** A digest, as whatever somebody types as a username has to fit the key's column. */
const accountKey = (username: string): string =>
  createHash('sha256').update(username.toLowerCase()).digest('base64url');
