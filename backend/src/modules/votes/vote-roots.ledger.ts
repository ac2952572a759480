import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { REGISTRY } from '../../chain/contracts/chain-contracts.js';
import { rootPublishedOf } from '../../chain/contracts/vote-registry.js';
import type { ContractSubscription } from '../../chain/events/contract-subscription.js';
import { ContractSubscriptions } from '../../chain/events/contract-subscriptions.js';
import { ChainEvent } from '../../chain/events/entities/chain-event.entity.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { JobQueue } from '../../queue/job-queue.js';
import { VOTE_ROOTS_QUEUE, type VoteRootsJob } from './vote-roots.queue.js';
import { VoteRootsRecord } from './vote-roots-record.service.js';

/** Writes down what the registry of votes reports. */
@Injectable()
export class VoteRootsLedger implements ContractSubscription, OnModuleInit {
  readonly contract = REGISTRY;

  constructor(
    private readonly chains: FollowedChains,
    private readonly subscriptions: ContractSubscriptions,
    private readonly record: VoteRootsRecord,
    private readonly jobs: JobQueue,
  ) {}

  onModuleInit(): void {
    this.subscriptions.subscribe(this);
  }

  async refresh(manager: EntityManager, chainId: number, months: readonly string[]): Promise<void> {
    // Roots are on the home chain alone.
    if (chainId !== this.chains.home.chainId) return;
    for (const month of months) await this.refreshMonth(manager, month);
  }

  private async refreshMonth(manager: EntityManager, month: string): Promise<void> {
    const event = await manager.findOne(ChainEvent, {
      where: { subject: month, chainId: this.chains.home.chainId, name: 'RootPublished' },
      order: { blockNumber: 'ASC', logIndex: 'ASC' },
    });
    const published = event && rootPublishedOf(event);
    if (!published) return this.record.takeBack(manager, month);
    const { transactionHash, blockNumber } = event;
    const found = { month, root: published.root, transactionHash, blockNumber };
    if (await this.record.write(manager, found)) return;
    await this.jobs.add(manager, VOTE_ROOTS_QUEUE, { found } satisfies VoteRootsJob, { key: month });
  }
}
