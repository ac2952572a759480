import { ApiProperty } from '@nestjs/swagger';
import { ProblemDto } from '../../../common/errors/problem.dto.js';
import { BADGE_STATES, BADGE_TYPES, type BadgeState, type BadgeType } from '../badge-types.js';

/** An account's badge of a season. */
export class NftBadgeDto {
  /** @example 4 */
  id: number;

  /** Number of the season that it says. @example 1 */
  season: number;

  @ApiProperty({ enum: BADGE_STATES, enumName: 'BadgeState', example: 'minted' })
  state: BadgeState;

  @ApiProperty({ enum: BADGE_TYPES, enumName: 'BadgeType', example: 'supporter' })
  badgeType: BadgeType;

  /** Token id as decimal text; null before minting. @example '1025' */
  tokenId: string | null;

  /** The badge contract; null before minting. @example 0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512 */
  contractAddress: string | null;

  /** Whether a burned badge was taken back by a keeper, rather than given up by its holder. @example false */
  revoked: boolean;

  /** Wallet that holds it. @example 0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65 */
  holder: string | null;

  /** Transaction that minted it. */
  transactionHash: string | null;

  /** @example 'BNB Smart Chain Testnet' */
  network: string;

  /** Page that shows that transaction. @example /transactions/0x5c50 */
  explorerUrl: string | null;

  /** The badge's art as a data URI, drawn by the contract; null before minting. */
  image: string | null;

  /** When it was minted. */
  mintDate: Date | null;

  /** Why it cannot be minted. */
  problem: ProblemDto | null;

  /** When it was made. */
  createdAt: Date;
}

/** An account's badges. */
export class OwnBadgesDto {
  /** Number of the season of which the account's next badge would be: where it takes part, else the current one. @example 1 */
  season: number;

  /** One a season, newest season first. */
  badges: NftBadgeDto[];
}

/** A property of the badge. */
export class BadgeAttributeDto {
  /** @example Type */
  trait_type: string;

  /** @example Supporter */
  value: string;
}

/** The badge's description as the contract writes it (ERC-721 metadata). */
export class BadgeMetadataDto {
  /** @example 'Future Change-Makers Badge #4' */
  name: string;

  /** @example 'Season 1 supporter' */
  description: string;

  /** SVG as a data URI. */
  image: string;

  /** Season, type and number. */
  attributes: BadgeAttributeDto[];
}
