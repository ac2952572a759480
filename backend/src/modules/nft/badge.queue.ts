import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobQueue } from '../../queue/job-queue.js';

export const BADGE_QUEUE = 'badges';

/** One badge to bring to where it should be, or all. */
export interface BadgeJob {
  badgeId: number | 'all';
}

/** Asks for a badge to be minted or changed; what is done is decided when the job runs. */
@Injectable()
export class BadgeQueue {
  constructor(private readonly jobs: JobQueue) {}

  async add(manager: EntityManager, badgeId: number): Promise<void> {
    await this.addAll(manager, [badgeId]);
  }

  /** Several at once. */
  async addAll(manager: EntityManager, badgeIds: readonly number[]): Promise<void> {
    const jobs = badgeIds.map((badgeId) => ({
      data: { badgeId } satisfies BadgeJob,
      key: String(badgeId),
    }));
    await this.jobs.addAll(manager, BADGE_QUEUE, jobs);
  }
}
