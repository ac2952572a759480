import { Controller, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiConflictResponse, ApiForbiddenResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { FollowedChains } from '../../chain/followed-chains.js';
import { explorerUrl } from '../../chain/chains.js';
import { SignedIn } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ConfirmedEmailGuard } from '../auth/confirmed-email.guard.js';
import { BadgeMetadata } from './badge-metadata.service.js';
import { badgeStateOf } from './badge-state.js';
import { BadgeMetadataDto, NftBadgeDto } from './dto/nft-badge.dto.js';
import type { NftBadge } from './entities/nft-badge.entity.js';
import { walletHoldsBadge } from './nft.errors.js';
import { NftService } from './nft.service.js';

@ApiTags('nft')
@Controller('nft/badge')
@SignedIn()
export class NftController {
  constructor(
    private readonly nft: NftService,
    private readonly metadata: BadgeMetadata,
    private readonly chains: FollowedChains,
  ) {}

  /** The account's badge; 404 when it has none. */
  @Get()
  @ApiNotFoundResponse({ description: 'No badge yet' })
  async getBadge(@CurrentUser() user: SignedInUser): Promise<NftBadgeDto> {
    return this.describe(await this.nft.findByUser(user.id));
  }

  /** Makes the account's one badge, not minted yet. 409 when it has one. */
  @Post()
  @ApiConflictResponse({ description: 'The account has a badge' })
  async createBadge(@CurrentUser() user: SignedInUser): Promise<NftBadgeDto> {
    return this.describe(await this.nft.create(user.id));
  }

  /**
   * Asks for the badge to be minted to the linked wallet; 202 as it takes a few blocks, or a day where many ask. 403 before
   * the address is confirmed, 409 without a wallet.
   */
  @Post('mint')
  @UseGuards(ConfirmedEmailGuard)
  @HttpCode(202)
  @ApiNotFoundResponse({ description: 'No badge yet' })
  @ApiForbiddenResponse({ description: 'The address is not confirmed, and the site sends mail' })
  @ApiConflictResponse({ description: 'No linked wallet, or the badge was burned or revoked' })
  async mintBadge(@CurrentUser() user: SignedInUser): Promise<NftBadgeDto> {
    return this.describe(await this.nft.requestMint(user.id));
  }

  /** The badge's metadata as wallets see it; 404 before minting. */
  @Get('metadata')
  @ApiNotFoundResponse({ description: 'No badge yet, or not minted' })
  async getBadgeMetadata(@CurrentUser() user: SignedInUser): Promise<BadgeMetadataDto> {
    return this.metadata.of(await this.nft.findByUser(user.id));
  }

  private async describe(badge: NftBadge): Promise<NftBadgeDto> {
    const {
      id,
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
      state: badgeStateOf(badge),
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
