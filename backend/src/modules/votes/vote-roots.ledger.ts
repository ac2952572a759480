import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { REGISTRY } from '../../chain/contracts/chain-contracts.js';
import type { ContractSubscription } from '../../chain/events/contract-subscription.js';
import { ContractSubscriptions } from '../../chain/events/contract-subscriptions.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { VoteRootsRecord } from './vote-roots-record.service.js';

/** Writes down what the registries of votes report. */
@Injectable()
export class VoteRootsLedger implements ContractSubscription, OnModuleInit {
  readonly contract = REGISTRY;

  constructor(
    private readonly chains: FollowedChains,
    private readonly subscriptions: ContractSubscriptions,
    private readonly record: VoteRootsRecord,
  ) {}

  onModuleInit(): void {
    this.subscriptions.subscribe(this);
  }

  async refresh(manager: EntityManager, chainId: number, months: readonly string[]): Promise<void> {
    // Roots are on the home chain alone.
    if (chainId === this.chains.home.chainId) await this.record.refresh(manager, months);
  }
}
