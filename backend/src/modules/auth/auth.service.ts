import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { AuditService } from '../audit/audit.service.js';
import { recordRole } from './audited-role.js';
import { AuthRateLimits } from './auth-rate-limits.js';
import { invalidCredentials, notAViewer, wrongCurrentPassword } from './auth.errors.js';
import type { RegisterDto } from './dto/register.dto.js';
import type { UpdateUserDto } from './dto/update-user.dto.js';
import { EmailChanges } from './email-changes.js';
import type { User } from './entities/user.entity.js';
import { passwordMatches } from './password.js';
import { SignIns } from './sign-ins.service.js';
import { UsersService } from './users.service.js';

/** Where a request comes from. */
export interface Caller {
  /** As loginOrigin tells it. */
  origin: string;
  sessionId: string;
}

/** Rules of accounts: who may sign in, and what they may change of themselves. */
@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly limits: AuthRateLimits,
    private readonly signIns: SignIns,
    private readonly audit: AuditService,
    private readonly dataSource: DataSource,
    private readonly emailChanges: EmailChanges,
  ) {}

  /** With an invitation, whose address it is, the e-mail is confirmed. @throws usernameTaken, emailTaken, tooManyRegistrations */
  async register({ invitation, ...account }: RegisterDto, address: string): Promise<User> {
    await this.limits.register(address);
    const { username, email, password, language } = account;
    return this.users.create({ username, email, password, language }, undefined, invitation);
  }

  /** @throws invalidCredentials, tooManyLogins */
  async verifyLogin(username: string, password: string, origin: string): Promise<User> {
    const user = await this.findByPassword(username, password, origin);
    if (!user) throw invalidCredentials();
    return user;
  }

  /**
   * A new password ends the account's other sessions; another address counts once it was confirmed. The current one is
   * checked like a login, limits included, so that a stolen session cannot be used to guess it.
   * @throws wrongCurrentPassword, tooManyLogins, passwordCommon
   */
  async updateUser({ id, username }: SignedInUser, dto: UpdateUserDto, caller: Caller): Promise<User> {
    const { language, password, email, currentPassword } = dto;
    if (password !== undefined || email !== undefined) {
      const verified =
        currentPassword && (await this.findByPassword(username, currentPassword, caller.origin));
      if (!verified) throw wrongCurrentPassword();
      if (email !== undefined) await this.beginEmailChange(verified, email);
      if (password !== undefined)
        await this.users.changePassword(id, password, { sessionToKeep: caller.sessionId });
    }
    return this.users.update(id, language ? { language } : {});
  }

  /** Whether it is the account's password; limited like a login. @throws tooManyLogins */
  async isPassword({ username }: SignedInUser, password: string, origin: string): Promise<boolean> {
    return (await this.findByPassword(username, password, origin)) !== undefined;
  }

  /** A viewer who wants to place ads becomes a user. @throws notAViewer */
  async becomeAdvertiser(actor: SignedInUser): Promise<User> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.users.changeRole(actor.id, 'viewer', 'user', manager))) throw notAViewer();
      await recordRole(this.audit, manager, actor, 'user');
    });
    return this.users.update(actor.id, {});
  }

  private async beginEmailChange(user: User, email: string): Promise<void> {
    if (email === user.email) return;
    await this.dataSource.transaction((manager) => this.emailChanges.publish(manager, { user, email }));
  }

  private async findByPassword(
    username: string,
    password: string,
    origin: string,
  ): Promise<User | undefined> {
    await this.limits.beginLogin(username, origin);
    const user = await this.users.findForLogin(username);
    if (!(await passwordMatches(user?.password, password))) {
      if (user) await this.signIns.failed(user, 'account.sign_in_failed');
      return undefined;
    }
    await this.limits.loginSucceeded(username, origin);
    await this.users.notePassword(user!, password);
    return user!;
  }
}
