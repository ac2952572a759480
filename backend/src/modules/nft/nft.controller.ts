import { Controller, Get, HttpCode, Post, Query, UseGuards } from '@nestjs/common';
import { ApiConflictResponse, ApiForbiddenResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { FollowedChains } from '../../chain/followed-chains.js';
import { explorerUrl } from '../../chain/chains.js';
import { SignedIn } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ConfirmedEmailGuard } from '../auth/confirmed-email.guard.js';
import { BadgeSeasonDto } from './dto/badge-season.dto.js';
import { BadgeMetadata } from './badge-metadata.service.js';
import { BadgeContracts } from './badge-contracts.js';
import { BadgeMetadataDto, NftBadgeDto, OwnBadgesDto } from './dto/nft-badge.dto.js';
import type { NftBadge } from './entities/nft-badge.entity.js';
import { walletHoldsBadge } from './nft.errors.js';
import { NftService } from './nft.service.js';

@ApiTags('nft')
@Controller('nft')
@SignedIn()
export class NftController {
  constructor(
    private readonly nft: NftService,
    private readonly metadata: BadgeMetadata,
    private readonly chains: FollowedChains,
    private readonly contracts: BadgeContracts,
  ) {}

  /** The account's badges, one a season, and the season of which its next one would be. */
  @Get('badges')
  async listOwnBadges(@CurrentUser() user: SignedInUser): Promise<OwnBadgesDto> {
    const { season, badges } = await this.nft.listByUser(user.id);
    return { season, badges: await Promise.all(badges.map((badge) => this.describe(badge))) };
  }

  /** The account's badge of a season, of the newest if none is named; 404 when it has none. */
  @Get('badge')
  @ApiNotFoundResponse({ description: 'No badge yet' })
  async getBadge(
    @CurrentUser() user: SignedInUser,
    @Query() { season }: BadgeSeasonDto,
  ): Promise<NftBadgeDto> {
    return this.describe(await this.nft.findByUser(user.id, season));
  }

  /** Makes the account's one badge of the season in which it takes part, else of the current one; not minted yet. 409 when it has one. */
  @Post('badge')
  @ApiConflictResponse({ description: 'The account has a badge of that season' })
  async createBadge(@CurrentUser() user: SignedInUser): Promise<NftBadgeDto> {
    return this.describe(await this.nft.create(user.id));
  }

  /**
   * Asks for the badge, of the newest season if none is named, to be minted to the linked wallet; 202 as it takes a few blocks,
   * a day where many ask, or until the season has a contract. 403 before the address is confirmed, 409 without a wallet.
   */
  @Post('badge/mint')
  @UseGuards(ConfirmedEmailGuard)
  @HttpCode(202)
  @ApiNotFoundResponse({ description: 'No badge yet' })
  @ApiForbiddenResponse({ description: 'The address is not confirmed, and the site sends mail' })
  @ApiConflictResponse({ description: 'No linked wallet, or the badge was burned or revoked' })
  async mintBadge(
    @CurrentUser() user: SignedInUser,
    @Query() { season }: BadgeSeasonDto,
  ): Promise<NftBadgeDto> {
    return this.describe(await this.nft.requestMint(user.id, season));
  }

  /** The metadata of the badge, of the newest season if none is named, as wallets see it; 404 before minting. */
  @Get('badge/metadata')
  @ApiNotFoundResponse({ description: 'No badge yet, or not minted' })
  async getBadgeMetadata(
    @CurrentUser() user: SignedInUser,
    @Query() { season }: BadgeSeasonDto,
  ): Promise<BadgeMetadataDto> {
    return this.metadata.of(await this.nft.findByUser(user.id, season));
  }

  private async describe(badge: NftBadge): Promise<NftBadgeDto> {
    const {
      id,
      season,
      badgeType,
      tokenId,
      contractAddress,
      holder,
      revoked,
      transactionHash,
      network,
      mintDate,
      problem,
      createdAt,
    } = badge;
    // The card is worth showing without its picture while the chain is away.
    const picture = await this.metadata.of(badge).catch(() => null);
    return {
      id,
      season,
      state: await this.contracts.stateOf(badge),
      badgeType,
      tokenId,
      contractAddress,
      holder,
      revoked,
      transactionHash,
      network,
      explorerUrl: transactionHash && explorerUrl(this.chains.home.chainId, transactionHash),
      image: picture?.image ?? null,
      mintDate,
      problem: problem === null ? null : walletHoldsBadge(),
      createdAt,
    };
  }
}
