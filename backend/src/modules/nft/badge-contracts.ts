import { Injectable } from '@nestjs/common';
import { BADGE, type NamedContract } from '../../chain/contracts/chain-contracts.js';
import { type DeployedContract, seasonOfBadges } from '../../chain/contracts/deployment-record.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { badgeActionOf, badgeStateOf } from './badge-state.js';
import type { BadgeState } from './badge-types.js';
import type { NftBadge } from './entities/nft-badge.entity.js';

/** The contracts that hold badges: each those of one season, of which the newest mints. */
@Injectable()
export class BadgeContracts {
  constructor(private readonly chains: FollowedChains) {}

  /** All of a season that were ever deployed, oldest first. */
  ofSeason(season: number): NamedContract[] {
    const recorded = this.chains.home.contracts.recorded();
    return recorded.filter((each) => each.name === BADGE && seasonOfBadges(each) === season);
  }

  /** The one that mints the badges of a season, checked or not; undefined until it is deployed. */
  current(season: number): DeployedContract | undefined {
    return this.chains.home.contracts.currentBadges(season);
  }

  /** As {@link current}, once checked. @throws badgesStopped, chainUnavailable */
  async verifiedCurrent(season: number): Promise<DeployedContract | undefined> {
    const found = this.current(season);
    return found && this.chains.home.contracts.verifiedCurrent(BADGE, found);
  }

  /** How far a badge is, as people are told: one that was asked for waits until its season has a contract. */
  stateOf(badge: NftBadge): BadgeState {
    const isUndecided = badgeActionOf(badge) === 'mint' && badge.mintContract === null;
    return isUndecided && !this.current(badge.season) ? 'waiting' : badgeStateOf(badge);
  }
}
