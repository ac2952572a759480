import { Injectable } from '@nestjs/common';
import { BADGE, type NamedContract } from '../../chain/contracts/chain-contracts.js';
import { type DeployedContract, seasonOfBadges } from '../../chain/contracts/deployment-record.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import type { Season } from '../seasons/entities/season.entity.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { badgeActionOf, badgeStateOf } from './badge-state.js';
import type { BadgeState } from './badge-types.js';
import type { NftBadge } from './entities/nft-badge.entity.js';

/** The contracts that hold badges: each those of one season, of which the newest mints. */
@Injectable()
export class BadgeContracts {
  constructor(
    private readonly chains: FollowedChains,
    private readonly seasons: SeasonsQuery,
  ) {}

  /** All of a season that were ever deployed, oldest first. */
  ofSeason(season: number): NamedContract[] {
    const recorded = this.chains.home.contracts.recorded();
    return recorded.filter((each) => each.name === BADGE && seasonOfBadges(each) === season);
  }

  /** The one that mints the badges of a season, checked or not; undefined until it is deployed. */
  current(season: number): DeployedContract | undefined {
    return this.chains.home.contracts.currentBadges(season);
  }

  /**
   * As {@link current}, once checked; undefined also until the season begins: who takes part is hidden until then, and everybody
   * reads the chain. @throws badgesStopped, chainUnavailable, seasonNotFound
   */
  async verifiedMinting(season: number): Promise<DeployedContract | undefined> {
    const found = this.current(season);
    if (!found || !isOpen(await this.seasons.find(season))) return undefined;
    return this.chains.home.contracts.verifiedCurrent(BADGE, found);
  }

  /** How far a badge is, as {@link statesOf}. */
  async stateOf(badge: NftBadge): Promise<BadgeState> {
    return (await this.statesOf([badge]))[0]!;
  }

  /** How far each badge is, as people are told: one that was asked for waits until its season has begun and has a contract. */
  async statesOf(badges: readonly NftBadge[]): Promise<BadgeState[]> {
    const seasons = badges.some(isUndecided) ? await this.seasons.list() : [];
    const minting = new Set(seasons.filter(isOpen).map(({ number }) => number));
    const waits = (badge: NftBadge): boolean =>
      isUndecided(badge) && !(minting.has(badge.season) && this.current(badge.season));
    return badges.map((badge) => (waits(badge) ? 'waiting' : badgeStateOf(badge)));
  }
}

const isUndecided = (badge: NftBadge): boolean =>
  badgeActionOf(badge) === 'mint' && badge.mintContract === null;

/** The first season has nobody who is hidden. */
const isOpen = ({ number, begunAt }: Season): boolean => number === 1 || begunAt !== null;
