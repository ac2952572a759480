import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { FollowedChains } from '../../chain/followed-chains.js';
import { pageById } from '../../common/lists/list-page.js';
import { BeginningsOfNames } from '../../common/lists/beginnings-of-names.js';
import { User } from '../auth/entities/user.entity.js';
import { BadgeContracts } from './badge-contracts.js';
import type { BadgeState } from './badge-types.js';
import type { AdminBadgeDto } from './dto/admin-badge.dto.js';
import type { ListBadgesDto } from './dto/list-badges.dto.js';
import { NftBadge } from './entities/nft-badge.entity.js';
import { walletHoldsBadge } from './nft.errors.js';

/** One page of badges; `next` is the cursor of the page after it. */
export interface BadgesPage {
  badges: AdminBadgeDto[];
  next: number | undefined;
}

type NamedBadge = NftBadge & { username: string; state: BadgeState };

const ADDRESS = /^0x[0-9a-f]{40}$/i;

/** Asked for each badge, as a join would read all accounts; of so many for a page, therefore. */
const NAME = '(SELECT username FROM users WHERE id = badge.user_id)';
const NAMES_ASKED_FOR = 2_000;

/** From an index of its own, as is the name. */
const OF_WALLET = '(lower(badge.holder) = :wallet OR lower(badge.mint_to) = :wallet)';

/** Reads badges for the administrator. */
@Injectable()
export class AdminBadgesQuery {
  private readonly names: BeginningsOfNames;

  constructor(
    private readonly dataSource: DataSource,
    private readonly chains: FollowedChains,
    private readonly contracts: BadgeContracts,
  ) {
    // As a join it would read all badges where the planner takes names that count up for common ones.
    const idsOf = (condition: string): string =>
      `SELECT badge_of_name.id FROM nft_badges badge_of_name WHERE user_id = ANY(ARRAY(SELECT id FROM users WHERE ${condition}))`;
    this.names = new BeginningsOfNames(dataSource.manager, NAME, idsOf, NAMES_ASKED_FOR);
  }

  /** Newest first. */
  async list({ q, limit, cursor }: ListBadgesDto): Promise<BadgesPage> {
    const query = this.dataSource.createQueryBuilder(NftBadge, 'badge');
    const isWallet = q !== undefined && ADDRESS.test(q);
    if (isWallet) query.andWhere(OF_WALLET, { wallet: q.toLowerCase() });
    const search = q && !isWallet ? { in: this.names, q } : undefined;
    const { rows, next } = await pageById(query, { limit, cursor }, search);
    const owners = await this.dataSource.manager.findBy(User, { id: In(rows.map(({ userId }) => userId)) });
    const names = new Map(owners.map(({ id, username }) => [id, username]));
    const states = await this.contracts.statesOf(rows);
    const badges = rows.map((badge, index) =>
      this.describe({ ...badge, username: names.get(badge.userId)!, state: states[index]! }),
    );
    return { badges, next };
  }

  private describe(badge: NamedBadge): AdminBadgeDto {
    const { id, userId, username, season, badgeType, revoked, mintTo, holder, tokenId, transactionHash } =
      badge;
    const { contractAddress, problem, state } = badge;
    const contract = contractAddress === null ? undefined : this.chains.home.contracts.at(contractAddress);
    return {
      id,
      userId,
      username,
      season,
      badgeType,
      state,
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
