import type { EntityManager } from 'typeorm';
import type { Role } from '../../common/access/access.decorator.js';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import type { AuditService } from '../audit/audit.service.js';

/** Tells the audit of an account's new role. @param account as it was before */
export const recordRole = (
  audit: AuditService,
  manager: EntityManager,
  account: SignedInUser,
  to: Role,
): Promise<void> =>
  audit.record(manager, account, {
    action: 'account.role_changed',
    subject: `users/${account.id}`,
    details: { from: account.role, to },
  });
