import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { BADGE } from '../../chain/contracts/chain-contracts.js';
import type { ContractSubscription } from '../../chain/events/contract-subscription.js';
import { ContractSubscriptions } from '../../chain/events/contract-subscriptions.js';
import { ChainEvent } from '../../chain/events/entities/chain-event.entity.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { MAX_ID } from '../../common/validation/parse-id.pipe.js';
import { BadgeNews } from './badge-news.service.js';
import { badgeActionOf, foldEvents } from './badge-state.js';
import { BadgeQueue } from './badge.queue.js';
import { NftBadge } from './entities/nft-badge.entity.js';

const BADGE_EVENTS = ['Transfer', 'BadgeTypeChanged'];

/** Folds what the badge contracts report into the badges. */
@Injectable()
export class BadgesLedger implements ContractSubscription, OnModuleInit {
  readonly contract = BADGE;

  constructor(
    private readonly chains: FollowedChains,
    private readonly subscriptions: ContractSubscriptions,
    private readonly queue: BadgeQueue,
    private readonly news: BadgeNews,
  ) {}

  onModuleInit(): void {
    this.subscriptions.subscribe(this);
  }

  /** New badges get ids that were never minted, as the contract takes each id once. */
  async adopt(manager: EntityManager, _chainId: number, badgeIds: readonly string[]): Promise<void> {
    const used = badgeIds.map(BigInt).filter((badgeId) => badgeId <= BigInt(MAX_ID));
    const highest = used.reduce((one, other) => (other > one ? other : one), 0n);
    if (highest === 0n) return;
    await manager.query(
      `SELECT setval('nft_badges_id_seq', greatest($1, (SELECT last_value FROM nft_badges_id_seq)))`,
      [Number(highest)],
    );
  }

  async refresh(manager: EntityManager, chainId: number, badgeIds: readonly string[]): Promise<void> {
    // Badges are on the home chain alone.
    if (chainId !== this.chains.home.chainId) return;
    for (const badgeId of badgeIds) await this.refreshBadge(manager, badgeId);
  }

  private async refreshBadge(manager: EntityManager, badgeId: string): Promise<void> {
    if (BigInt(badgeId) > BigInt(MAX_ID)) return;
    const id = Number(badgeId);
    const badge = await manager.findOne(NftBadge, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!badge) return;
    const { home } = this.chains;
    const contracts = home.contracts.recorded().filter(({ name }) => name === BADGE);
    const events = await manager.find(ChainEvent, {
      where: {
        subject: badgeId,
        chainId: home.chainId,
        contract: In(contracts.map(({ address }) => address.toLowerCase())),
        name: In(BADGE_EVENTS),
      },
      order: { blockNumber: 'ASC', logIndex: 'ASC' },
    });
    const facts = foldEvents(events);
    const contractAddress = events[0] ? (home.contracts.at(events[0].contract)?.address ?? null) : null;
    await manager.update(NftBadge, { id }, { ...facts, contractAddress });
    await this.news.changed(manager, badge);
    if (badge.tokenId === null && facts.tokenId !== null) await this.news.minted(manager, badge);
    if (badgeActionOf({ ...badge, ...facts })) await this.queue.add(manager, id);
  }
}
