import { Injectable } from '@nestjs/common';
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
    const ofJob = (name: string, help: string) => registry.gauge(name, help, ['queue', 'state']);
    const ofPayment = (name: string, help: string) => registry.gauge(name, help, ['chain', 'status']);
    this.gauges = {
      jobs: ofJob('jobs', 'Jobs by state'),
      jobAge: ofJob('jobs_oldest_seconds', 'Seconds since the oldest job of the state became due'),
      payments: ofPayment('payments', 'Payments by state'),
      paymentAge: ofPayment('payments_oldest_seconds', 'Age of the oldest payment that is not final'),
      differences: ofChain('books_differences', 'Figures in which database and contracts differ'),
      checkAge: ofChain('books_check_age_seconds', 'Age of the oldest comparison of a contract'),
      open: ofChain('operator_open_transactions', 'Transactions that are signed and not final'),
      openAge: ofChain('operator_oldest_open_seconds', 'Seconds since the oldest of them was signed'),
      lowestNonce: ofChain('operator_lowest_open_nonce', 'The nonce that the chain is waiting for'),
      highestNonce: ofChain('operator_highest_open_nonce', 'The newest nonce that was signed'),
    };
  }

  async read(): Promise<void> {
    const [recent, finalPayments] = await Promise.all([this.recent.get(), this.finalPayments.get()]);
    this.forget();
    this.tellNone();
    this.tellJobs(recent);
    this.tellPayments([...recent.openPayments, ...finalPayments]);
    this.tellChains(recent);
  }

  forget(): void {
    for (const gauge of Object.values(this.gauges)) gauge.reset();
  }

  /** A chain on which nothing is under way is told of, too: a figure that is not there wakes nobody. */
  private tellNone(): void {
    for (const { chainId } of this.chains.all) {
      const chain = String(chainId);
      for (const status of UNDER_WAY) {
        this.gauges.payments.set({ chain, status }, 0);
        this.gauges.paymentAge.set({ chain, status }, 0);
      }
      this.gauges.open.set({ chain }, 0);
      this.gauges.openAge.set({ chain }, 0);
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
    for (const { chain, count, age, lowest, highest } of nonces) {
      this.gauges.open.set({ chain: String(chain) }, count);
      this.gauges.openAge.set({ chain: String(chain) }, age);
      this.gauges.lowestNonce.set({ chain: String(chain) }, lowest);
      this.gauges.highestNonce.set({ chain: String(chain) }, highest);
    }
  }
}

type Recent = Awaited<ReturnType<typeof readRecent>>;

/** One after the other: a scrape takes one connection of the pool and not four. */
async function readRecent(figures: DatabaseFigures) {
  return {
    jobs: await figures.jobs(),
    openPayments: await figures.openPayments(),
    checks: await figures.checks(),
    nonces: await figures.nonces(),
  };
}
