import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EventSubscription, Timed } from '../../chain/events/contract-events.js';
import { REGISTRY } from '../../chain/contracts/deployments.service.js';
import { EventWatcher } from '../../chain/events/event-watcher.js';
import { parseRegistryLog, registryTopics, type RootPublished } from '../../chain/contracts/vote-registry.js';
import { JobQueue } from '../../queue/job-queue.js';
import { VOTE_ROOTS_QUEUE, type VoteRootsJob } from './vote-roots.queue.js';
import { VoteRootsRecord } from './vote-roots-record.service.js';

/** Writes down what the registry of votes reports. */
@Injectable()
export class VoteRootsLedger implements EventSubscription<RootPublished>, OnModuleInit {
  readonly contract = REGISTRY;
  readonly topics = registryTopics;
  readonly parse = parseRegistryLog;

  constructor(
    private readonly watcher: EventWatcher,
    private readonly record: VoteRootsRecord,
    private readonly jobs: JobQueue,
  ) {}

  onModuleInit(): void {
    this.watcher.subscribe(this);
  }

  /** Roots of before are compared with ours when a month of theirs is published. */
  async adopt(): Promise<void> {}

  async apply(
    manager: EntityManager,
    { month, root, transactionHash, blockNumber }: Timed<RootPublished>,
  ): Promise<void> {
    const found = { month, root, transactionHash, blockNumber };
    if (await this.record.write(manager, found)) return;
    await this.jobs.add(manager, VOTE_ROOTS_QUEUE, { found } satisfies VoteRootsJob, { key: month });
  }

  async rollback(manager: EntityManager, above: number): Promise<void> {
    await this.record.takeBack(manager, above);
  }
}
