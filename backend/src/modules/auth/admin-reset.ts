import { randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import type { AdminAccount, AdminSettings } from '../../config/admin-settings.js';
import { AccountAddresses } from './account-addresses.js';
import { AuditService } from '../audit/audit.service.js';
import { recordRole } from './audited-role.js';
import { isCommonPassword } from './common-passwords.js';
import { User } from './entities/user.entity.js';
import { passwordMatches } from './password.js';
import { usersOfCommands } from './users-of-commands.js';

/** What became of the administrator. */
type AdminReset =
  { done: 'made' | 'reset'; user: User; password: string } | { done: 'refused'; reason: string };

/**
 * Makes the administrator anew, or gives it a password, ends its sessions and links and lets it in again where a rival has suspended
 * it. An account that is none is made one only where it was named for it: in the configuration its name may be somebody else's by mistake.
 * @param isNamed whether whoever ran the command typed the name
 */
export async function resetAdmin(
  dataSource: DataSource,
  { username, email, password = randomBytes(12).toString('base64url') }: AdminSettings,
  isNamed: boolean,
): Promise<AdminReset> {
  if (await isCommonPassword(password, { username, email }))
    return refusal('The password is among the first that anybody tries: choose another one.');
  const admin = { username, email, password };
  try {
    return await dataSource.transaction((manager) => resetWithin(dataSource, manager, admin, isNamed));
  } catch (error) {
    if (error instanceof AppError) return refusal(`${error.message}.`);
    throw error;
  }
}

async function resetWithin(
  dataSource: DataSource,
  manager: EntityManager,
  admin: AdminAccount,
  isNamed: boolean,
): Promise<AdminReset> {
  const users = usersOfCommands(dataSource);
  const existing = await users.findForLogin(admin.username, manager);
  if (existing && existing.role !== 'admin' && !isNamed)
    return refusal(
      `The account "${existing.username}" is no administrator, and is not made one by a variable. To make it one: reset-admin ${existing.username}`,
    );
  return existing
    ? giveBack(dataSource, manager, existing, admin.password)
    : makeAdmin(dataSource, manager, admin);
}

/** Whoever runs the machine says whose the address is: somebody who merely registered it first loses it. */
async function makeAdmin(
  dataSource: DataSource,
  manager: EntityManager,
  admin: AdminAccount,
): Promise<AdminReset> {
  await new AccountAddresses().takeFromWhoNeverProved(manager, admin.email);
  const input = { ...admin, role: 'admin', emailConfirmedAt: new Date() } as const;
  const user = await usersOfCommands(dataSource).create(input, manager);
  await tellAudit(dataSource, manager, { ...user, role: 'user' });
  return { done: 'made', user, password: admin.password };
}

async function giveBack(
  dataSource: DataSource,
  manager: EntityManager,
  existing: User,
  password: string,
): Promise<AdminReset> {
  const users = usersOfCommands(dataSource);
  // First the password, so that no earlier session of this name becomes an administrator's.
  await users.changePassword(existing.id, password, { manager });
  const letIn = { role: 'admin', suspendedAt: null, suspensionReason: null } as const;
  await manager.update(User, { id: existing.id }, letIn);
  await tellAudit(dataSource, manager, existing);
  return { done: 'reset', user: await users.find(manager, existing.id), password };
}

/** Whether an administrator of this name signs in with this password: other words for it would be a lie. */
export async function hasAdminPassword(
  dataSource: DataSource,
  { username, password = '' }: AdminSettings,
): Promise<boolean> {
  const user = await usersOfCommands(dataSource).findForLogin(username);
  return user?.role === 'admin' && passwordMatches(user.password, password);
}

const refusal = (reason: string): AdminReset => ({ done: 'refused', reason });

/** @param account as it was before */
async function tellAudit(dataSource: DataSource, manager: EntityManager, account: User): Promise<void> {
  const audit = AuditService.ofCommands(dataSource);
  const subject = `users/${account.id}`;
  await audit.record(manager, account, { action: 'account.password_set_by_operator', subject, details: {} });
  if (account.role !== 'admin') await recordRole(audit, manager, account, 'admin');
  if (account.suspendedAt !== null)
    await audit.record(manager, account, { action: 'account.restored', subject, details: {} });
}
