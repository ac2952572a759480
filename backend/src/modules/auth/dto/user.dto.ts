import { ROLES, type Role } from '../../../common/access/access.decorator.js';
import type { SessionAccount } from '../../../common/access/account-of-session.js';
import { isAddressMissing } from '../../../common/access/missing-address.js';
import { ApiProperty } from '@nestjs/swagger';
import { publicName } from '../public-name.js';

/** An account as its owner sees it. */
export class UserDto {
  /** @example 7 */
  id: number;

  /** @example amara */
  username: string;

  /** What others see: the username, or where that is an address the name that was given. @example amara */
  publicName: string;

  /** @example amara@example.org */
  email: string;

  /** When the address was shown to be the account's own; null until then. */
  emailConfirmedAt: Date | null;

  /** Whether another address has to be given first, as somebody else has proved the one that it had. */
  addressNeeded: boolean;

  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'user' })
  role: Role;

  /**
   * Linked wallet, as a checksummed address.
   * @example 0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65
   */
  walletAddress: string | null;

  /** @example en */
  language: string;

  /** Id of the account's badge, if it has one. */
  nftBadgeId: number | null;

  /** When the account was made. */
  createdAt: Date;

  /** Whether signing in takes a passkey, a code of an authenticator app or a recovery code. */
  secondFactor: boolean;

  static from(user: SessionAccount): UserDto {
    const { id, username, email, emailConfirmedAt, role, walletAddress, language, nftBadgeId } = user;
    const { createdAt, secondFactor } = user;
    const said = { id, username, email, emailConfirmedAt, role, walletAddress, language, nftBadgeId };
    return {
      ...said,
      publicName: publicName(user),
      addressNeeded: isAddressMissing(email),
      createdAt,
      secondFactor,
    };
  }
}
