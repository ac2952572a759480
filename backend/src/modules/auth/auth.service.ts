import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { type KnownAccount, makeKnown } from '../../session/known-browsers.js';
import { AuditService } from '../audit/audit.service.js';
import { recordRole } from './audited-role.js';
import { AuthRateLimits } from './auth-rate-limits.js';
import { notAViewer, wrongCurrentPassword } from './auth.errors.js';
import type { RegisterDto } from './dto/register.dto.js';
import type { UpdateUserDto } from './dto/update-user.dto.js';
import { EmailChangeLimits } from './email-change-limits.js';
import { EmailChanges } from './email-changes.js';
import type { User } from './entities/user.entity.js';
import { SecurityEvents } from './security-events.js';
import { ShownPasswords } from './sign-in/shown-passwords.service.js';
import { UsersService } from './users.service.js';

/** Rules of accounts: who may make one, and what its owner may change of it. */
@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly limits: AuthRateLimits,
    private readonly emailChangeLimits: EmailChangeLimits,
    private readonly passwords: ShownPasswords,
    private readonly audit: AuditService,
    private readonly dataSource: DataSource,
    private readonly emailChanges: EmailChanges,
    private readonly securityEvents: SecurityEvents,
  ) {}

  /**
   * With an invitation, whose address it is, the e-mail is confirmed.
   * @throws usernameTaken, emailTaken, tooManyRegistrations, altchaNeeded
   */
  async register({ invitation, altcha, ...account }: RegisterDto, address: string): Promise<User> {
    await this.limits.register(address, altcha);
    const { username, email, password, language } = account;
    return this.users.create({ username, email, password, language }, undefined, invitation);
  }

  /**
   * A new password ends the account's other sessions; another address counts once it was confirmed. Both need the current password.
   * @throws wrongCurrentPassword, tooManyLogins, tooManySignIns, tooManyEmailChanges, passwordCommon
   */
  async updateUser(user: SignedInUser, dto: UpdateUserDto, request: Request): Promise<User> {
    const { id, username } = user;
    const { language, password, email, currentPassword } = dto;
    if (password !== undefined || email !== undefined) {
      const verified =
        currentPassword && (await this.passwords.accountOf(request, username, currentPassword));
      if (!verified) throw wrongCurrentPassword();
      if (email !== undefined) await this.beginEmailChange(verified, email);
      if (password !== undefined)
        makeKnown(request, await this.changePassword(user, password, request.sessionID));
    }
    return this.users.update(id, language ? { language } : {});
  }

  /** A viewer who wants to place ads becomes a user. @throws notAViewer */
  async becomeAdvertiser(actor: SignedInUser): Promise<User> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.users.changeRole(actor.id, 'viewer', 'user', manager))) throw notAViewer();
      await recordRole(this.audit, manager, actor, 'user');
    });
    return this.users.update(actor.id, {});
  }

  private async changePassword(
    user: SignedInUser,
    password: string,
    sessionToKeep: string,
  ): Promise<KnownAccount> {
    const { id } = user;
    return this.dataSource.transaction(async (manager) => {
      await this.users.lockOwn(manager, id);
      const hash = await this.users.changePassword(id, password, { sessionToKeep, manager });
      await this.record(manager, user, 'account.password_changed');
      await this.securityEvents.publish(manager, { userId: id, event: 'password_changed' });
      return { id, password: hash };
    });
  }

  private async beginEmailChange(user: User, email: string): Promise<void> {
    if (email === user.email) return;
    // Before the transaction, which has a connection already.
    await this.emailChangeLimits.take(user.id, email);
    await this.dataSource.transaction(async (manager) => {
      await this.users.lockOwn(manager, user.id);
      await this.record(manager, user, 'account.email_change_begun');
      await this.emailChanges.publish(manager, { user, email });
    });
  }

  private record(
    manager: EntityManager,
    user: SignedInUser,
    action: 'account.password_changed' | 'account.email_change_begun',
  ): Promise<void> {
    return this.audit.record(manager, user, { action, subject: `users/${user.id}`, details: {} });
  }
}
