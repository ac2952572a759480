import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { findLive } from '../../chain/operator/live-transaction.js';
import { oneRow } from '../auth/own-data/own-rows.query.js';
import { PersonalData } from '../auth/own-data/personal-data.service.js';
import { badgePlanOf } from './badge-plan.js';
import { NftBadge } from './entities/nft-badge.entity.js';

const BADGE = `
  SELECT badge_type AS "badgeType", network, mint_to AS "mintTo", contract_address AS "contractAddress",
    token_id AS "tokenId", transaction_hash AS "transactionHash", mint_date AS "mintDate", holder, revoked,
    created_at AS "createdAt"
  FROM nft_badges WHERE user_id = $1`;

/** An account's badge. What the chain holds of it nobody can delete, so the row that follows the chain stays. */
@Injectable()
export class OwnBadge implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({
      name: 'badge',
      export: (manager, userId) => oneRow(manager, BADGE, userId),
      erase: (manager, { id }) => withdraw(manager, id),
    });
  }
}

/** A badge that was asked for is not minted any more, unless that is on its way. */
async function withdraw(manager: EntityManager, userId: number): Promise<void> {
  const lock = { mode: 'pessimistic_write' } as const;
  const badge = await manager.findOne(NftBadge, { where: { userId, tokenId: IsNull() }, lock });
  if (!badge?.mintTo) return;
  const plan = badgePlanOf(badge);
  if (plan && (await findLive(manager, plan.intent))) return;
  await manager.update(NftBadge, { id: badge.id }, { mintTo: null, mintContract: null, problem: null });
}
