import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, QueryFailedError, Repository } from 'typeorm';
import { BADGE } from '../../chain/contracts/chain-contracts.js';
import { UnnamedIds } from '../../chain/events/unnamed-ids.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { chainName } from '../../chain/chains.js';
import { changesNothing, changingNothingIfRefused } from '../../common/harmless-requests.js';
import { countSum } from '../../common/sums/running-sums.js';
import { insertWithId } from '../../common/insert-with-id.js';
import { UsersService } from '../auth/users.service.js';
import { ParticipantsQuery } from '../participants/participants.query.js';
import { BadgeNews } from './badge-news.service.js';
import { BadgeQueue } from './badge.queue.js';
import { badgeStateOf } from './badge-state.js';
import { badgeTypeOfRole } from './badge-types.js';
import { orderFor } from './badge-wallets.js';
import { NftBadge } from './entities/nft-badge.entity.js';
import { badgeBurned, badgeExists, badgeNotFound, badgeRevoked, walletRequired } from './nft.errors.js';

/** Makes badges and asks for their minting; the operator mints them. */
@Injectable()
export class NftService {
  constructor(
    @InjectRepository(NftBadge) private readonly badges: Repository<NftBadge>,
    private readonly users: UsersService,
    private readonly participants: ParticipantsQuery,
    private readonly chains: FollowedChains,
    private readonly queue: BadgeQueue,
    private readonly news: BadgeNews,
    private readonly ids: UnnamedIds,
  ) {}

  /** Of this season; if none is named the newest. @throws badgeNotFound */
  async findByUser(userId: number, season?: number): Promise<NftBadge> {
    const badge = await ownBadge(this.badges.manager, userId, season);
    if (!badge) throw badgeNotFound();
    return badge;
  }

  /** All of an account, newest season first, and the season of which it may make one. */
  async listByUser(userId: number): Promise<{ season: number; badges: NftBadge[] }> {
    const { manager } = this.badges;
    const season = await this.participants.seasonOf(manager, userId);
    return { season, badges: await manager.find(NftBadge, { where: { userId }, order: { season: 'DESC' } }) };
  }

  /** One an account and season: the unique index decides. The role is read under lock, as a registration may just change it. @throws badgeExists, badgesStopped */
  async create(userId: number): Promise<NftBadge> {
    try {
      return await this.badges.manager.transaction(async (manager) => {
        const { role } = await this.users.lock(manager, userId);
        const id = await this.ids.next(manager, BADGE);
        const values = {
          id,
          userId,
          season: await this.participants.seasonOf(manager, userId),
          badgeType: badgeTypeOfRole(role),
          network: chainName(this.chains.home.chainId),
        };
        await insertWithId(manager, NftBadge, values);
        await this.users.setBadge(manager, userId, id);
        return manager.findOneByOrFail(NftBadge, { id });
      });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      changesNothing();
      throw badgeExists();
    }
  }

  /**
   * A wallet that has a badge of the season, or is about to get one, gets no second. Asking again takes the wallet that
   * is linked by now; once it is decided where it is minted, it changes nothing.
   * @throws badgeNotFound, badgeBurned, badgeRevoked, walletRequired
   */
  async requestMint(userId: number, season?: number): Promise<NftBadge> {
    const asked = this.badges.manager.transaction(async (manager) => {
      const badge = await ownBadge(manager, userId, season, { mode: 'pessimistic_write' });
      if (!badge) throw badgeNotFound();
      const wallet = await this.walletToAskFor(manager, badge);
      if (wallet !== undefined) return this.askFor(manager, wallet, badge);
      changesNothing();
      return badge;
    });
    return changingNothingIfRefused(asked);
  }

  /** Undefined where it is decided already, or asked for that wallet. @throws badgeBurned, badgeRevoked, walletRequired */
  private async walletToAskFor(manager: EntityManager, badge: NftBadge): Promise<string | undefined> {
    const state = badgeStateOf(badge);
    if (state === 'burned') throw badge.revoked ? badgeRevoked() : badgeBurned();
    if (state === 'minted' || badge.mintContract !== null) return undefined;
    const { walletAddress } = await this.users.find(manager, badge.userId);
    if (!walletAddress) throw walletRequired();
    return badge.mintTo === walletAddress ? undefined : walletAddress;
  }

  private async askFor(manager: EntityManager, wallet: string, badge: NftBadge): Promise<NftBadge> {
    const asked = await orderFor(manager, wallet, badge);
    await manager.update(NftBadge, { id: badge.id }, asked);
    if (asked.mintTo) await this.queue.add(manager, badge.id);
    await this.news.changed(manager, badge);
    return { ...badge, ...asked };
  }

  /** Badges on the chain, burned ones included: each was minted. */
  async countMinted(): Promise<number> {
    return countSum(this.badges.manager, 'badges');
  }
}

/** Of the season, or of the newest where none is named. */
const ownBadge = (
  manager: EntityManager,
  userId: number,
  season?: number,
  lock?: { mode: 'pessimistic_write' },
): Promise<NftBadge | null> =>
  manager.findOne(NftBadge, {
    where: { userId, ...(season !== undefined && { season }) },
    order: { season: 'DESC' },
    ...(lock && { lock }),
  });

function isDuplicate(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { constraint } = error.driverError as { constraint?: string };
  return constraint === 'nft_badges_user_id_key';
}
