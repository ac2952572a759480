import { Injectable } from '@nestjs/common';
import { ALARM_CODES } from '../../chain/alarms/alarm-codes.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { Remembered } from '../../common/remembered.js';
import { DatabaseFigures } from './database-figures.query.js';
import { type Reading, SiteRegistry } from './site-registry.js';

/** However many scrape, the database is asked no more often (ms). */
const FRESH_MS = 10_000;

/** What reads a whole table is asked for even more seldom (ms). */
const SELDOM_MS = 60_000;

/** States of payments that end by themselves. */
const UNDER_WAY = ['confirming', 'confirmed', 'refunding'];

/** What the database holds: jobs, payments, the operator's transactions, how the books compared. */
@Injectable()
export class DatabaseReading implements Reading {
  readonly part = 'database';
  private readonly recent;
  private readonly finalPayments;
  private readonly gauges;

  constructor(
    registry: SiteRegistry,
    figures: DatabaseFigures,
    private readonly chains: FollowedChains,
  ) {
    this.recent = new Remembered(async () => readRecent(figures), FRESH_MS);
    this.finalPayments = new Remembered(async () => figures.finalPayments(), SELDOM_MS);
    const ofChain = (name: string, help: string) => registry.gauge(name, help, ['chain']);
    const ofAccount = (name: string, help: string) => registry.gauge(name, help, ['chain', 'account']);
    const ofJob = (name: string, help: string) => registry.gauge(name, help, ['queue', 'state']);
    const ofPayment = (name: string, help: string) => registry.gauge(name, help, ['chain', 'status']);
    this.gauges = {
      jobs: ofJob('jobs', 'Jobs by state'),
      jobAge: ofJob('jobs_oldest_seconds', 'Seconds since the oldest job of the state became due'),
      payments: ofPayment('payments', 'Payments by state'),
      paymentAge: ofPayment('payments_oldest_seconds', 'Age of the oldest payment that is not final'),
      alarms: registry.gauge('alarms', 'Alarms that are open', ['code']),
      differences: ofChain('books_differences', 'Figures in which database and contracts differ'),
      checkAge: ofChain('books_check_age_seconds', 'Age of the oldest comparison of a contract'),
      open: ofAccount('operator_open_transactions', 'Transactions that are signed and not final'),
      openAge: ofAccount('operator_oldest_open_seconds', 'Seconds since the oldest of them was signed'),
      lowestNonce: ofAccount('operator_lowest_open_nonce', 'The nonce that the chain is waiting for'),
      highestNonce: ofAccount('operator_highest_open_nonce', 'The newest nonce that was signed'),
    };
  }

  async read(): Promise<void> {
    const [recent, finalPayments] = await Promise.all([this.recent.get(), this.finalPayments.get()]);
    this.forget();
    this.tellNone();
    this.tellJobs(recent);
    for (const { code, count } of recent.alarms) this.gauges.alarms.set({ code }, count);
    this.tellPayments([...recent.openPayments, ...finalPayments]);
    this.tellChains(recent);
  }

  forget(): void {
    for (const gauge of Object.values(this.gauges)) gauge.reset();
  }

  /** What there is none of is told of, too: a figure that is not there wakes nobody. */
  private tellNone(): void {
    for (const code of ALARM_CODES) this.gauges.alarms.set({ code }, 0);
    for (const { chainId, operators } of this.chains.all) {
      const chain = String(chainId);
      for (const status of UNDER_WAY) {
        this.gauges.payments.set({ chain, status }, 0);
        this.gauges.paymentAge.set({ chain, status }, 0);
      }
      for (const account of operators.addresses) {
        this.gauges.open.set({ chain, account }, 0);
        this.gauges.openAge.set({ chain, account }, 0);
      }
    }
  }

  private tellJobs({ jobs }: Recent): void {
    for (const { queue, state, count, age } of jobs) {
      this.gauges.jobs.set({ queue, state }, count);
      this.gauges.jobAge.set({ queue, state }, age);
    }
  }

  private tellPayments(payments: Recent['openPayments']): void {
    for (const { chain, status, count, age } of payments) {
      this.gauges.payments.set({ chain: String(chain), status }, count);
      if (UNDER_WAY.includes(status)) this.gauges.paymentAge.set({ chain: String(chain), status }, age);
    }
  }

  private tellChains({ checks, nonces }: Recent): void {
    for (const { chain, differences, age } of checks) {
      this.gauges.differences.set({ chain: String(chain) }, differences);
      this.gauges.checkAge.set({ chain: String(chain) }, age);
    }
    for (const { chain, account, count, age, lowest, highest } of nonces) {
      const signer = { chain: String(chain), account };
      this.gauges.open.set(signer, count);
      this.gauges.openAge.set(signer, age);
      this.gauges.lowestNonce.set(signer, lowest);
      this.gauges.highestNonce.set(signer, highest);
    }
  }
}

type Recent = Awaited<ReturnType<typeof readRecent>>;

/** One after the other: a scrape takes one connection of the pool and not five. */
async function readRecent(figures: DatabaseFigures) {
  return {
    jobs: await figures.jobs(),
    openPayments: await figures.openPayments(),
    checks: await figures.checks(),
    nonces: await figures.nonces(),
    alarms: await figures.alarms(),
  };
}
