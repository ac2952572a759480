import { ApiProperty } from '@nestjs/swagger';
import { ProblemDto } from '../../../common/errors/problem.dto.js';
import { BADGE_STATES, BADGE_TYPES, type BadgeState, type BadgeType } from '../badge-types.js';

/** An account's badge as an administrator sees it. */
export class AdminBadgeDto {
  /** @example 4 */
  id: number;

  /** @example 12 */
  userId: number;

  /** @example grace */
  username: string;

  /** Number of the season that it says. @example 1 */
  season: number;

  @ApiProperty({ enum: BADGE_TYPES, enumName: 'BadgeType', example: 'supporter' })
  badgeType: BadgeType;

  @ApiProperty({ enum: BADGE_STATES, enumName: 'BadgeState', example: 'minted' })
  state: BadgeState;

  /** Whether a burned badge was taken back by a keeper, rather than given up by its holder. @example false */
  revoked: boolean;

  /** Wallet to which it was asked to be minted; null while nobody asked. @example 0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65 */
  mintTo: string | null;

  /** Wallet that holds it; null before minting and after burning. @example 0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65 */
  holder: string | null;

  /** Token id as decimal text; null before minting. @example '1025' */
  tokenId: string | null;

  /** The contract on which it stands, and which re-issues or revokes it; null before minting. @example 0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512 */
  contractAddress: string | null;

  /** Version of that contract's interface: 1 leaves keeping to its admin, 2 has a role for it. Null before minting. @example 2 */
  contractVersion: number | null;

  /** Transaction that minted it; null before. */
  transactionHash: string | null;

  /** Why it cannot be minted. */
  problem: ProblemDto | null;
}
