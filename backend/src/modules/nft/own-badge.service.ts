import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { findLive } from '../../chain/operator/stored-transactions.js';
import { fewRows } from '../auth/own-data/own-rows.query.js';
import { PersonalData } from '../auth/own-data/personal-data.service.js';
import { badgePlanOf } from './badge-plan.js';
import { NftBadge } from './entities/nft-badge.entity.js';

const BADGES = `
  SELECT season, badge_type AS "badgeType", network, mint_to AS "mintTo", contract_address AS "contractAddress",
    token_id AS "tokenId", transaction_hash AS "transactionHash", mint_date AS "mintDate", holder, revoked,
    created_at AS "createdAt"
  FROM nft_badges WHERE user_id = $1 ORDER BY season`;

/** An account's badges, one a season. What the chain holds of it nobody can delete, so the row that follows the chain stays. */
@Injectable()
export class OwnBadge implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({
      name: 'badges',
      export: (manager, userId) => fewRows(manager, BADGES, userId),
      erase: (manager, { id }) => withdraw(manager, id),
    });
  }
}

/** Badges that were asked for are not minted any more, unless that is on its way. */
async function withdraw(manager: EntityManager, userId: number): Promise<void> {
  const lock = { mode: 'pessimistic_write' } as const;
  const where = { userId, tokenId: IsNull(), mintTo: Not(IsNull()) };
  const badges = await manager.find(NftBadge, { where, order: { id: 'ASC' }, lock });
  for (const badge of badges) await withdrawOne(manager, badge);
}

async function withdrawOne(manager: EntityManager, badge: NftBadge): Promise<void> {
  const plan = badgePlanOf(badge);
  if (plan && (await findLive(manager, plan.intent))) return;
  await manager.update(NftBadge, { id: badge.id }, { mintTo: null, mintContract: null, problem: null });
}
