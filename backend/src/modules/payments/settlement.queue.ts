import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobQueue } from '../../queue/job-queue.js';

export const SETTLEMENT_QUEUE = 'settlement';

/** One payment to decide on, or all that wait. */
export interface SettlementJob {
  transactionId: number | 'all';
}

/** Asks for a held payment to be settled or refunded; what is done is decided when the job runs. */
@Injectable()
export class SettlementQueue {
  constructor(private readonly jobs: JobQueue) {}

  add(manager: EntityManager, transactionId: number, startAfter: Date | undefined): Promise<void> {
    const key = String(transactionId);
    return this.jobs.add(manager, SETTLEMENT_QUEUE, { transactionId } satisfies SettlementJob, {
      key,
      startAfter,
    });
  }
}
