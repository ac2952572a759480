import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { UsersService } from '../auth/users.service.js';
import { eraseFactors } from './own-factors.service.js';

const ADDED_SINCE = [
  'DELETE FROM passkeys WHERE user_id = $1 AND created_at >= $2',
  'DELETE FROM totp_secrets WHERE user_id = $1 AND confirmed_at >= $2',
];

const HAS_ANY = `
  SELECT FROM passkeys WHERE user_id = $1
  UNION ALL SELECT FROM totp_secrets WHERE user_id = $1 AND confirmed_at IS NOT NULL`;

/** Takes factors of an account away, for the module that knows whose the account is. */
@Injectable()
export class FactorErasure {
  constructor(
    private readonly users: UsersService,
    private readonly audit: AuditService,
  ) {}

  async eraseAll(manager: EntityManager, userId: number): Promise<void> {
    await eraseFactors(manager, userId);
    await this.users.setSecondFactor(manager, userId, false);
  }

  /**
   * Those that were added since then; the recovery codes go where others were made, or no factor is left for which they could stand
   * in. @returns how many factors
   */
  async eraseSince(manager: EntityManager, userId: number, since: Date): Promise<number> {
    let erased = 0;
    for (const sql of ADDED_SINCE)
      erased += (await manager.query<[unknown, number]>(sql, [userId, since]))[1];
    const hasAny = (await manager.query<unknown[]>(HAS_ANY, [userId])).length > 0;
    const subject = `users/${userId}`;
    const hasNewCodes = await this.audit.hasHappened(manager, subject, 'account.recovery_codes_made', since);
    if (!hasAny || hasNewCodes)
      await manager.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
    await this.users.setSecondFactor(manager, userId, hasAny);
    return erased;
  }
}
