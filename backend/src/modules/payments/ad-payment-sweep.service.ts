import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { FollowedChains } from '../../chain/followed-chains.js';
import { NoOperatorError } from '../../chain/operator/operator.errors.js';
import { AppError } from '../../common/errors/app-error.js';
import { chainUnavailable } from '../../common/errors/common.errors.js';
import { JobQueue } from '../../queue/job-queue.js';
import { type AdPaymentJob, SETTLEMENT_QUEUE } from './ad-payment-decisions.queue.js';
import { AdPaymentDecisions } from './ad-payment-decisions.service.js';
import { type DuePayment, DuePaymentsQuery } from './due-payments.query.js';

/** Decisions prepared at once: each asks the node several things, and takes a connection for a moment. */
const TOGETHER = 4;

/** Payments looked up at once. */
const BATCH = 100;

/** A sweep goes on where it is the next time rather than run into the next one. */
const SWEEP_MS = 45_000;

/** Has decisions carried out as they come, and once a minute picks up what a lost job or a paused contract left behind. */
@Injectable()
export class AdPaymentSweep implements OnApplicationBootstrap {
  private readonly logger = new Logger(AdPaymentSweep.name);
  private reached = 0;

  constructor(
    private readonly jobs: JobQueue,
    private readonly decisions: AdPaymentDecisions,
    private readonly duePayments: DuePaymentsQuery,
    private readonly chains: FollowedChains,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register<AdPaymentJob>({
      name: SETTLEMENT_QUEUE,
      work: ({ paymentId }) => (paymentId === 'all' ? this.sweep() : this.decisions.process(paymentId)),
      together: TOGETHER,
      everyMinute: { paymentId: 'all' },
    });
  }

  /** What fails is left for the next time, and never in the way of the others. */
  async sweep(): Promise<void> {
    const deadline = Date.now() + SWEEP_MS;
    const well = new Set(this.chains.all.map(({ chainId }) => chainId));
    while (Date.now() < deadline) {
      const batch = await this.duePayments.after(this.reached, [...well], BATCH);
      await this.processSome(batch, well);
      this.reached = batch.length < BATCH ? 0 : batch.at(-1)!.id;
      if (this.reached === 0) return;
    }
  }

  /** A few at once, oldest first. */
  private async processSome(batch: readonly DuePayment[], well: Set<number>): Promise<void> {
    const waiting = batch.values();
    await Promise.all(
      Array.from({ length: TOGETHER }, async () => {
        for (const due of waiting) await this.processOne(due, well);
      }),
    );
  }

  private async processOne({ id, chainId }: DuePayment, well: Set<number>): Promise<void> {
    if (!well.has(chainId)) return;
    try {
      await this.decisions.process(id);
    } catch (error) {
      if (concernsAll(error)) well.delete(chainId);
      this.logger.warn({ err: error, paymentId: id, chainId }, 'A payment waits for the next sweep');
    }
  }
}

/** Nothing else on a chain that cannot be reached, or on which nobody signs, would fare better. */
const concernsAll = (error: unknown): boolean =>
  error instanceof NoOperatorError ||
  (error instanceof AppError && error.problem.code === chainUnavailable().problem.code);
