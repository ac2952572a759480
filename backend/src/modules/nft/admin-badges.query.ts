import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { FollowedChains } from '../../chain/followed-chains.js';
import { User } from '../auth/entities/user.entity.js';
import { badgeStateOf } from './badge-state.js';
import type { AdminBadgeDto } from './dto/admin-badge.dto.js';
import type { ListBadgesDto } from './dto/list-badges.dto.js';
import { NftBadge } from './entities/nft-badge.entity.js';
import { walletHoldsBadge } from './nft.errors.js';

/** One page of badges; `next` is the cursor of the page after it. */
export interface BadgesPage {
  badges: AdminBadgeDto[];
  next: number | undefined;
}

type NamedBadge = NftBadge & { username: string };

const ADDRESS = /^0x[0-9a-f]{40}$/i;

/** Reads badges for the administrator. */
@Injectable()
export class AdminBadgesQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly chains: FollowedChains,
  ) {}

  /** Newest first. */
  async list({ q, limit, cursor }: ListBadgesDto): Promise<BadgesPage> {
    const query = this.dataSource
      .createQueryBuilder(NftBadge, 'badge')
      .innerJoin(User, 'owner', 'owner.id = badge.user_id')
      .addSelect('owner.username', 'username')
      .orderBy('badge.id', 'DESC')
      .limit(limit + 1);
    if (cursor) query.andWhere('badge.id < :cursor', { cursor });
    if (q) search(query, q);
    const { entities, raw } = await query.getRawAndEntities<{ username: string }>();
    const found = entities.map((badge, index) => ({ ...badge, username: raw[index]!.username }));
    const badges = found.slice(0, limit);
    return {
      badges: badges.map((badge) => this.describe(badge)),
      next: found.length > limit ? badges.at(-1)!.id : undefined,
    };
  }

  private describe(badge: NamedBadge): AdminBadgeDto {
    const { id, userId, username, badgeType, revoked, mintTo, holder, tokenId, transactionHash } = badge;
    const { contractAddress, problem } = badge;
    const contract = contractAddress === null ? undefined : this.chains.home.contracts.at(contractAddress);
    return {
      id,
      userId,
      username,
      badgeType,
      state: badgeStateOf(badge),
      revoked,
      mintTo,
      holder,
      tokenId,
      contractAddress,
      contractVersion: contract?.version ?? null,
      transactionHash,
      problem: problem === null ? null : walletHoldsBadge(),
    };
  }
}

/** By wallet or name, each from an index of its own. */
function search(query: SelectQueryBuilder<NftBadge>, q: string): void {
  if (ADDRESS.test(q))
    query.andWhere('(lower(badge.holder) = :wallet OR lower(badge.mint_to) = :wallet)', {
      wallet: q.toLowerCase(),
    });
  else
    query.andWhere('lower(owner.username) LIKE :beginning', {
      beginning: `${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`,
    });
}
