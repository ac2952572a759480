import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobQueue } from '../../queue/job-queue.js';

export const SETTLEMENT_QUEUE = 'settlement';

/** One payment to decide on, or all that wait. */
export interface AdPaymentJob {
  paymentId: number | 'all';
}

/** Asks for a held payment to be settled or refunded; what is done is decided when the job runs. */
@Injectable()
export class AdPaymentDecisionsQueue {
  constructor(private readonly jobs: JobQueue) {}

  add(manager: EntityManager, paymentId: number, startAfter: Date | undefined): Promise<void> {
    const key = String(paymentId);
    return this.jobs.add(manager, SETTLEMENT_QUEUE, { paymentId } satisfies AdPaymentJob, {
      key,
      startAfter,
    });
  }
}
