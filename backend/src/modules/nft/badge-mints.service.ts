import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { holdsBadge } from '../../chain/contracts/badge.js';
import { BADGE } from '../../chain/contracts/chain-contracts.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { CallWouldRevertError } from '../../chain/operator/operator.errors.js';
import { findLive } from '../../chain/operator/stored-transactions.js';
import { UsersService } from '../auth/users.service.js';
import { ParticipantsQuery } from '../participants/participants.query.js';
import { BadgeContracts } from './badge-contracts.js';
import { BadgeNews } from './badge-news.service.js';
import { type BadgePlan, badgePlanOf, isSamePlan } from './badge-plan.js';
import { badgeActionOf } from './badge-state.js';
import { orderFor } from './badge-wallets.js';
import { NftBadge } from './entities/nft-badge.entity.js';
import { walletHoldsBadge } from './nft.errors.js';

/** Why the contract refuses: its own names. */
const ALREADY_A_HOLDER = 'AlreadyAHolder';
const NOT_THE_MINTER = 'AccessControlUnauthorizedAccount';

/** On which contract a badge is minted, and what becomes of a mint that is refused. */
@Injectable()
export class BadgeMints {
  private readonly logger = new Logger(BadgeMints.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly chains: FollowedChains,
    private readonly contracts: BadgeContracts,
    private readonly news: BadgeNews,
    private readonly users: UsersService,
    private readonly participants: ParticipantsQuery,
  ) {}

  /**
   * The current contract of the badge's season, once and for all: two processes that know different ones agree on the first's.
   * Undecided while the season has none or has not begun, and while the account is suspended. @throws badgesStopped
   */
  async decideContract(badge: NftBadge): Promise<NftBadge> {
    const contract = await this.contracts.verifiedMinting(badge.season);
    if (!contract) return badge;
    return this.dataSource.transaction(async (manager) => this.decide(manager, badge.id, contract.address));
  }

  /** It may have waited for long: it goes to the wallet that is linked by now, and has to be asked for once more where none is. */
  private async decide(manager: EntityManager, id: number, contract: string): Promise<NftBadge> {
    const badge = await lockBadge(manager, id);
    if (badgeActionOf(badge) !== 'mint' || badge.mintContract !== null) return badge;
    const { walletAddress: wallet, suspendedAt } = await this.users.find(manager, badge.userId);
    if (suspendedAt !== null) return badge;
    const { mintTo, problem } =
      wallet === null || wallet === badge.mintTo
        ? { mintTo: wallet, problem: null }
        : await orderFor(manager, wallet, badge);
    const badgeType = await this.typeOf(manager, badge);
    const decided = { mintTo, problem, badgeType, mintContract: mintTo === null ? null : contract };
    await manager.update(NftBadge, { id }, decided);
    if (mintTo !== badge.mintTo || badgeType !== badge.badgeType) await this.news.changed(manager, badge);
    return { ...badge, ...decided };
  }

  /** Who lost the place before the season began never took part in it. */
  private async typeOf(
    manager: EntityManager,
    { badgeType, userId, season }: NftBadge,
  ): Promise<NftBadge['badgeType']> {
    if (badgeType !== 'participant') return badgeType;
    return (await this.participants.holdsPlace(manager, userId, season)) ? badgeType : 'supporter';
  }

  /** Nobody holds two badges of a season, also where they would stand on different contracts. @throws CallWouldRevertError */
  async assertHoldsNoOther({ badge, contract }: BadgePlan): Promise<void> {
    const { client, contracts } = this.chains.home;
    const others = this.contracts.ofSeason(badge.season).filter(({ address }) => address !== contract);
    for (const { address } of others) {
      await contracts.verifiedAt(BADGE, address);
      if (await holdsBadge(client, address, badge.mintTo!)) throw new CallWouldRevertError(ALREADY_A_HOLDER);
    }
  }

  /** A wallet that holds a badge cannot take a second one: the owner is told and may ask again. */
  async refused(plan: BadgePlan, reason: string): Promise<void> {
    const { badge, action, contract } = plan;
    this.logger.warn({ badgeId: badge.id, action, reason }, 'The badge contract refuses a call for now');
    if (action !== 'mint') return;
    if (reason === ALREADY_A_HOLDER)
      await this.withdraw(plan, { mintTo: null, mintContract: null, problem: walletHoldsBadge().code });
    // An earlier contract that lets nobody mint any more would hold the badge up for ever.
    if (reason === NOT_THE_MINTER && this.contracts.current(plan.badge.season)?.address !== contract)
      await this.withdraw(plan, { mintContract: null });
  }

  /** Unless it was signed, or changed, in the meantime. */
  private async withdraw(plan: BadgePlan, changes: Partial<NftBadge>): Promise<void> {
    const { id } = plan.badge;
    await this.dataSource.transaction(async (manager) => {
      const badge = await lockBadge(manager, id);
      if (!isSamePlan(plan, badgePlanOf(badge)) || (await findLive(manager, plan.intent))) return;
      await manager.update(NftBadge, { id }, changes);
      await this.news.changed(manager, badge);
    });
  }
}

/** The badge, locked until the transaction ends. */
export const lockBadge = (manager: EntityManager, id: number): Promise<NftBadge> =>
  manager.findOneOrFail(NftBadge, { where: { id }, lock: { mode: 'pessimistic_write' } });
