import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../common/access/access.decorator.js';
import type { User } from '../entities/user.entity.js';

export const ACCOUNT_STATES = ['active', 'suspended'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** What the sessions and the audit know of an account. */
export interface AccountUse {
  sessions: number;
  /** Null where it is not known any more, or there was none. */
  lastSignInAt: Date | null;
}

/** An account as the administrator finds it. */
export type ListedAccount = User & AccountUse;

/** An account as an administrator sees it. */
export class ListedUserDto {
  /** @example 12 */
  id: number;

  /** @example grace */
  username: string;

  /** @example grace@example.org */
  email: string;

  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'user' })
  role: Role;

  @ApiProperty({ enum: ACCOUNT_STATES, enumName: 'AccountState', example: 'active' })
  state: AccountState;

  /** Why it is suspended; null unless it is. @example 'Three ads for the same fraud.' */
  suspensionReason: string | null;

  /** When it was suspended; null unless it is. */
  suspendedAt: Date | null;

  /** Whether signing in takes more than the password. */
  secondFactor: boolean;

  /** Sessions that have not ended. @example 2 */
  sessions: number;

  /** When the account was made. */
  createdAt: Date;

  /** The last sign-in that is known of. */
  lastSignInAt: Date | null;

  static from(account: ListedAccount): ListedUserDto {
    const { id, username, email, role, suspensionReason, suspendedAt } = account;
    const { secondFactor, sessions, createdAt, lastSignInAt } = account;
    const state = suspendedAt === null ? 'active' : 'suspended';
    const named = { id, username, email, role, state, suspensionReason, suspendedAt } as const;
    return { ...named, secondFactor, sessions, createdAt, lastSignInAt };
  }
}
