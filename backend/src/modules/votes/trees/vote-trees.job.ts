import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueue } from '../../../queue/job-queue.js';
import { VOTE_TREE_SECONDS, VOTE_TREES_QUEUE } from '../vote-roots.queue.js';
import { VoteTrees } from './vote-trees.service.js';

/** Months that were fixed before trees were stored get theirs, too. */
@Injectable()
export class VoteTreesJob implements OnApplicationBootstrap {
  constructor(
    private readonly trees: VoteTrees,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register({
      name: VOTE_TREES_QUEUE,
      work: async () => this.trees.makeMissing(),
      everyMinute: {},
      byClockAlone: true,
      seconds: VOTE_TREE_SECONDS,
    });
  }
}
