import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { customerOf, networkOf } from '../../common/access/network-of.js';
import { type Delays, GrowingDelays } from '../../common/growing-delays.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { countPoint, rateLimiter } from '../../common/rate-limit.js';
import { AltchaService } from '../altcha/altcha.service.js';
import { tooManyLogins, tooManyRegistrations, tooManySignIns } from './auth.errors.js';
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
/** So many accounts an hour a network makes without showing that each was worth some work. */
const WITHOUT_WORK = 3;
/** And so many all networks of a customer, of which there may be 65,536. */
const WITHOUT_WORK_OF_A_CUSTOMER = 30;
/**
 * Right passwords of one account, shown from one place: nobody signs in so often, and each time costs a hash, a session and an
 * entry. Whoever does not know the password adds nothing to it, so nobody can hold the owner back.
 */
const RIGHT: Delays = { free: 50, first: 1, longest: 60 };
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
  private readonly right: GrowingDelays;
  private readonly crowds: RateLimiterPostgres;
  private readonly registrations: RateLimiterPostgres;
  private readonly ofCustomers: RateLimiterPostgres;

  constructor(
    dataSource: DataSource,
    @Inject(APP_CONFIG) config: AppConfig,
    private readonly altcha: AltchaService,
  ) {
    this.accounts = new GrowingDelays(dataSource, 'login', HOUR);
    this.networks = new GrowingDelays(dataSource, 'login-network', QUARTER_HOUR);
    this.right = new GrowingDelays(dataSource, 'login-right', QUARTER_HOUR);
    this.crowds = rateLimiter(dataSource, 'login-crowd', CROWD, HOUR);
    this.registrations = rateLimiter(dataSource, 'register', config.registrationsPerHour, HOUR);
    this.ofCustomers = rateLimiter(dataSource, 'register-customer', WITHOUT_WORK_OF_A_CUSTOMER, HOUR);
  }

  /**
   * Counts a login as failed, and as a right one, before the password is looked at, so that parallel ones cannot slip through.
   * @param origin as loginOrigin tells it, or an address. @throws tooManyLogins, tooManySignIns
   */
  async beginLogin(username: string, origin: string): Promise<void> {
    const account = accountKey(username);
    await this.beginTry(account, origin);
    const wait = await this.right.take(pairKey(account, origin), RIGHT);
    if (wait === undefined) return;
    // It was not looked at, so it is no failure.
    await this.forgetTry(account, origin);
    throw tooManySignIns(wait);
  }

  /** Takes back that it might have been right: the login was wrong. */
  async loginFailed(username: string, origin: string): Promise<void> {
    await this.right.takeBack(pairKey(accountKey(username), origin), RIGHT);
  }

  /** Takes the count back: the login was right. */
  async loginSucceeded(username: string, origin: string): Promise<void> {
    const account = accountKey(username);
    await this.accounts.forget(pairKey(account, origin));
    await this.forgetAtNetwork(account, origin);
  }

  /**
   * Counts an account before it is made. From a network's fourth in an hour on, and a customer's thirty-first, each needs a proof of work;
   * one that lacks it is not counted, as its browser comes again with it. @throws tooManyRegistrations, altchaNeeded
   */
  async register(address: string, altcha: string | undefined): Promise<void> {
    const [network, customer] = [networkOf(address), customerOf(address)];
    const made = await countPoint(this.registrations, network, tooManyRegistrations);
    const ofCustomer = await this.ofCustomers.penalty(customer, 1);
    if (made <= WITHOUT_WORK && ofCustomer.consumedPoints <= WITHOUT_WORK_OF_A_CUSTOMER) return;
    try {
      await this.altcha.demand(altcha);
    } catch (refusal) {
      await this.registrations.reward(network, 1);
      await this.ofCustomers.reward(customer, 1);
      throw refusal;
    }
  }

  /** Whether the next account from there would need a proof of work. */
  async makesManyAccounts(address: string): Promise<boolean> {
    const made = await this.registrations.get(networkOf(address));
    const ofCustomer = await this.ofCustomers.get(customerOf(address));
    return (
      (made?.consumedPoints ?? 0) >= WITHOUT_WORK ||
      (ofCustomer?.consumedPoints ?? 0) >= WITHOUT_WORK_OF_A_CUSTOMER
    );
  }

  private async beginTry(account: string, origin: string): Promise<void> {
    const isKnown = isKnownOrigin(origin);
    const delays = isKnown ? KNOWN_BROWSER : await this.delaysOfStrangers(account);
    refuseUntil(await this.accounts.take(pairKey(account, origin), delays));
    if (isKnown) return;
    const wait = await this.networks.take(networkOf(origin), NETWORK);
    if (wait !== undefined) await this.accounts.takeBack(pairKey(account, origin), delays);
    refuseUntil(wait);
  }

  private async forgetTry(account: string, origin: string): Promise<void> {
    await this.accounts.takeBack(pairKey(account, origin), isKnownOrigin(origin) ? KNOWN_BROWSER : STRANGER);
    await this.forgetAtNetwork(account, origin);
  }

  private async forgetAtNetwork(account: string, origin: string): Promise<void> {
    if (isKnownOrigin(origin)) return;
    await this.networks.takeBack(networkOf(origin), NETWORK);
    await this.crowds.reward(account, 1);
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
