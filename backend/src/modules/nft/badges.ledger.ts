import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { BADGE_EVENTS } from '../../chain/contracts/badge.js';
import { BADGE } from '../../chain/contracts/chain-contracts.js';
import type { ContractSubscription } from '../../chain/events/contract-subscription.js';
import { ContractSubscriptions } from '../../chain/events/contract-subscriptions.js';
import { ChainEvent } from '../../chain/events/entities/chain-event.entity.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { MAX_ID } from '../../common/validation/parse-id.pipe.js';
import { BadgeNews, type BadgeTurn } from './badge-news.service.js';
import { badgeActionOf, type ChainFacts, foldEvents, isSameOnChain } from './badge-state.js';
import { BadgeQueue } from './badge.queue.js';
import { NftBadge } from './entities/nft-badge.entity.js';

/** A badge with which the chain did something new. */
interface Change {
  badge: NftBadge;
  facts: ChainFacts;
  /** Transaction in which it last changed hands. */
  lastTransfer: string | undefined;
}

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

  async refresh(manager: EntityManager, chainId: number, badgeIds: readonly string[]): Promise<void> {
    const changes = await this.changes(manager, this.own(chainId, badgeIds));
    if (changes.length === 0) return;
    await writeDown(manager, changes);
    await this.news.changed(manager, ...changes.map(({ badge }) => badge));
    await this.news.tell(manager, changes.flatMap(turnsOf));
    const due = changes.filter(({ badge, facts }) => badgeActionOf({ ...badge, ...facts }));
    await this.queue.addAll(
      manager,
      due.map(({ badge }) => badge.id),
    );
  }

  /** Badges are on the home chain alone, and their ids are those of rows. */
  private own(chainId: number, badgeIds: readonly string[]): number[] {
    if (chainId !== this.chains.home.chainId) return [];
    return badgeIds.map(Number).filter((id) => id <= MAX_ID);
  }

  /** Locks the badges; those with which nothing new was done are left out, so that reading again tells nobody anything. */
  private async changes(manager: EntityManager, ids: number[]): Promise<Change[]> {
    const badges = await manager.find(NftBadge, {
      where: { id: In(ids) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const events = await this.eventsOf(manager, badges);
    return badges
      .map((badge) => changeOf(badge, events.get(String(badge.id)) ?? []))
      .filter(({ badge, facts }) => !isSameOnChain(badge, facts));
  }

  /** Oldest first, by badge. */
  private async eventsOf(manager: EntityManager, badges: NftBadge[]): Promise<Map<string, ChainEvent[]>> {
    if (badges.length === 0) return new Map();
    const { home } = this.chains;
    const contracts = home.contracts.recorded().filter(({ name }) => name === BADGE);
    const events = await manager.find(ChainEvent, {
      where: {
        subject: In(badges.map(({ id }) => String(id))),
        chainId: home.chainId,
        contract: In(contracts.map(({ address }) => address.toLowerCase())),
        name: In(BADGE_EVENTS),
      },
      order: { blockNumber: 'ASC', logIndex: 'ASC' },
    });
    return Map.groupBy(events, ({ subject }) => subject!);
  }
}

const changeOf = (badge: NftBadge, events: ChainEvent[]): Change => ({
  badge,
  facts: foldEvents(events),
  lastTransfer: events.findLast(({ name }) => name === 'Transfer')?.transactionHash,
});

function turnsOf({ badge, facts, lastTransfer: transactionHash }: Change): BadgeTurn[] {
  if (transactionHash === undefined) return [];
  const turns: BadgeTurn[] = [];
  if (badge.tokenId === null && facts.tokenId !== null)
    turns.push({ badge, change: 'minted', transactionHash });
  if (badge.holder !== null && facts.holder !== null && badge.holder !== facts.holder)
    turns.push({ badge, change: 'reissued', transactionHash });
  if (facts.revoked && !badge.revoked) turns.push({ badge, change: 'revoked', transactionHash });
  return turns;
}

/** However many there are, by one statement. */
async function writeDown(manager: EntityManager, changes: Change[]): Promise<void> {
  const rows = changes.map(({ badge, facts }) => ({ id: badge.id, ...facts }));
  await manager.query(
    `UPDATE nft_badges badge SET
       token_id = facts."tokenId", contract_address = facts."contractAddress", holder = facts.holder,
       transaction_hash = facts."transactionHash", mint_date = facts."mintDate",
       revoked = facts.revoked, chain_type = facts."chainType",
       type_changes = facts."typeChanges"
     FROM jsonb_to_recordset($1::jsonb) AS facts(
       id integer, "tokenId" numeric, "contractAddress" text, holder text, "transactionHash" text,
       "mintDate" timestamptz, revoked boolean, "chainType" integer, "typeChanges" integer
     ) WHERE badge.id = facts.id`,
    [JSON.stringify(rows)],
  );
}
