import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobQueue } from '../../queue/job-queue.js';

export const SETTLEMENT_QUEUE = 'settlement';

/** One payment to decide on, or all that wait. */
export interface AdPaymentJob {
  paymentId: number | 'all';
}

/** A payment that something has to be done with, now or later. */
export interface WaitingPayment {
  paymentId: number;
  /** Undefined for at once. */
  startAfter: Date | undefined;
}

/** Asks for held payments to be settled or refunded; what is done is decided when the job runs. */
@Injectable()
export class AdPaymentDecisionsQueue {
  constructor(private readonly jobs: JobQueue) {}

  async add(manager: EntityManager, waiting: readonly WaitingPayment[]): Promise<void> {
    const jobs = waiting.map(({ paymentId, startAfter }) => ({
      data: { paymentId } satisfies AdPaymentJob,
      key: String(paymentId),
      startAfter,
    }));
    await this.jobs.addAll(manager, SETTLEMENT_QUEUE, jobs);
  }
}
