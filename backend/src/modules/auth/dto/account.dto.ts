import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../common/access/access.decorator.js';
import type { User } from '../entities/user.entity.js';

/** An account as an administrator finds it. */
export class AccountDto {
  /** @example 12 */
  id: number;

  /** @example grace */
  username: string;

  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'viewer' })
  role: Role;

  static from({ id, username, role }: User): AccountDto {
    return { id, username, role };
  }
}

/** A page of accounts, oldest first. */
export class AccountPageDto {
  /** Those that fit what was looked for. */
  accounts: AccountDto[];

  /** Cursor of the next page; null on the last one. @example 71 */
  next: number | null;
}
