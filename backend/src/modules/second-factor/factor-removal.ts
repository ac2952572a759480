import type { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { User } from '../auth/entities/user.entity.js';
import { endLinks } from '../auth/open-links.query.js';
import type { UsersService } from '../auth/users.service.js';
import { eraseFactors } from './own-factors.service.js';

/**
 * Takes an account's second factors away, for somebody who has lost them with their recovery codes and has shown whoever runs the site
 * who they are. Its sessions end: whoever found the device may have one.
 * @returns the account as it was before; null where nobody has the name
 */
export function removeFactors(
  dataSource: DataSource,
  users: UsersService,
  username: string,
): Promise<User | null> {
  const audit = AuditService.ofCommands(dataSource);
  return dataSource.transaction(async (manager) => {
    const named = await users.findForLogin(username, manager);
    if (!named) return null;
    const user = await users.lock(manager, named.id);
    await eraseFactors(manager, user.id);
    await users.setSecondFactor(manager, user.id, false);
    await users.endSessions(manager, user.id);
    await endLinks(manager, user.id);
    const subject = `users/${user.id}`;
    await audit.record(manager, user, {
      action: 'account.factors_removed_by_operator',
      subject,
      details: {},
    });
    return user;
  });
}
