import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, MoreThan } from 'typeorm';
import { type BadgeEvent, badgeTopics, parseBadgeLog } from '../../chain/contracts/badge.js';
import { ChainClient } from '../../chain/nodes/chain-client.js';
import type { EventSubscription, Timed } from '../../chain/events/contract-events.js';
import { BADGE, DeploymentsService } from '../../chain/contracts/deployments.service.js';
import { EventWatcher } from '../../chain/events/event-watcher.js';
import { MAX_ID } from '../../common/validation/parse-id.pipe.js';
import { BadgeNews } from './badge-news.service.js';
import { badgeActionOf, foldEvents } from './badge-state.js';
import { BadgeQueue } from './badge.queue.js';
import { BadgeEventRow } from './entities/badge-event.entity.js';
import { NftBadge } from './entities/nft-badge.entity.js';

/** Writes down what the badge contract reports, and folds it into the badges. */
@Injectable()
export class BadgesLedger implements EventSubscription<BadgeEvent>, OnModuleInit {
  readonly contract = BADGE;
  readonly topics = badgeTopics;
  readonly parse = parseBadgeLog;

  constructor(
    private readonly client: ChainClient,
    private readonly deployments: DeploymentsService,
    private readonly watcher: EventWatcher,
    private readonly queue: BadgeQueue,
    private readonly news: BadgeNews,
  ) {}

  onModuleInit(): void {
    this.watcher.subscribe(this);
  }

  /** New badges get ids that were never minted, as the contract takes each id once. */
  async adopt(manager: EntityManager, earlier: BadgeEvent[]): Promise<void> {
    const used = earlier.map(({ badgeId }) => badgeId).filter((badgeId) => badgeId <= BigInt(MAX_ID));
    const highest = used.reduce((one, other) => (other > one ? other : one), 0n);
    if (highest === 0n) return;
    await manager.query(
      `SELECT setval('nft_badges_id_seq', greatest($1, (SELECT last_value FROM nft_badges_id_seq)))`,
      [Number(highest)],
    );
  }

  async apply(manager: EntityManager, event: Timed<BadgeEvent>): Promise<void> {
    const { badgeId, tokenId, name, holder, badgeType, transactionHash, logIndex, blockNumber, blockTime } =
      event;
    const row = { name, holder, badgeType, transactionHash, logIndex, blockNumber, blockTime };
    await manager
      .createQueryBuilder()
      .insert()
      .into(BadgeEventRow)
      .values({ ...row, chainId: this.client.chainId, badgeId: String(badgeId), tokenId: String(tokenId) })
      .orIgnore()
      .execute();
    await this.refresh(manager, String(badgeId));
  }

  async rollback(manager: EntityManager, above: number): Promise<void> {
    const gone = { chainId: this.client.chainId, blockNumber: MoreThan(above) };
    const undone = await manager.findBy(BadgeEventRow, gone);
    await manager.delete(BadgeEventRow, gone);
    for (const badgeId of new Set(undone.map((event) => event.badgeId))) await this.refresh(manager, badgeId);
  }

  private async refresh(manager: EntityManager, badgeId: string): Promise<void> {
    if (BigInt(badgeId) > BigInt(MAX_ID)) return;
    const id = Number(badgeId);
    const badge = await manager.findOne(NftBadge, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!badge) return;
    const events = await manager.find(BadgeEventRow, {
      where: { chainId: this.client.chainId, badgeId },
      order: { blockNumber: 'ASC', logIndex: 'ASC' },
    });
    const facts = foldEvents(events);
    const contractAddress = facts.tokenId === null ? null : this.deployments.recordedAddress(BADGE);
    await manager.update(NftBadge, { id }, { ...facts, contractAddress });
    await this.news.changed(manager, badge);
    if (badge.tokenId === null && facts.tokenId !== null) await this.news.minted(manager, badge);
    if (badgeActionOf({ ...badge, ...facts })) await this.queue.add(manager, id);
  }
}
