import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { AccountRegistrations } from '../auth/account-registrations.js';
import { EmailChanges } from '../auth/email-changes.js';
import type { User } from '../auth/entities/user.entity.js';
import { UsersService } from '../auth/users.service.js';
import { MailService } from '../mail/mail.service.js';
import { AccountTokens } from './account-tokens.service.js';
import { emailCannotChange, linkInvalid, siteSendsNoMail } from './identity.errors.js';
import { IdentityLimits } from './identity-limits.js';

/** Whether an address is its account's: a link that is mailed to it says so. */
@Injectable()
export class ConfirmationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: AccountTokens,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly mail: MailService,
    private readonly limits: IdentityLimits,
    registrations: AccountRegistrations,
    changes: EmailChanges,
  ) {
    registrations.subscribe(async (manager, { user, invitation }) => {
      if (invitation === undefined) await this.ask(manager, user);
    });
    changes.subscribe((manager, { user, email }) => this.beginChange(manager, user, email));
  }

  /** Sends the link again. @throws siteSendsNoMail, tooManyLinkRequests */
  async sendAgain(userId: number): Promise<void> {
    if (!this.mail.isMailConfigured) throw siteSendsNoMail();
    const user = await this.users.find(this.dataSource.manager, userId);
    await this.limits.mailTo(user.email);
    await this.dataSource.transaction((manager) => this.ask(manager, user));
  }

  /** The address of a new account, or the one that it is to have from now on. @throws linkInvalid, emailTaken */
  confirm(token: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const { kind, userId, email } = await this.tokens.use(manager, ['confirmation', 'change'], token);
      const user = await this.users.lock(manager, userId!);
      if (kind === 'change') await this.change(manager, user, email);
      else if (user.email !== email) throw linkInvalid();
      await this.users.confirmEmail(manager, user.id);
    });
  }

  private async ask(manager: EntityManager, user: User): Promise<void> {
    if (!this.mail.isMailConfigured || user.emailConfirmedAt !== null) return;
    const { id: userId, email, username: name, language } = user;
    const { token, expiresAt } = await this.tokens.issue(manager, { kind: 'confirmation', userId, email });
    const params = { name, token, expiresAt: expiresAt.toISOString() };
    await this.mail.send(manager, { to: email, language, kind: 'confirm_email', params, userId });
  }

  /** The same for an address that another account has: who asks must not learn of it. It is refused when it is to count. */
  private async beginChange(manager: EntityManager, user: User, email: string): Promise<void> {
    if (!this.mail.isMailConfigured) throw emailCannotChange();
    const { id: userId, username: name, language } = user;
    await this.tokens.useUp(manager, ['change'], { userId });
    const { token, expiresAt } = await this.tokens.issue(manager, { kind: 'change', userId, email });
    const params = { name, token, expiresAt: expiresAt.toISOString() };
    await this.mail.send(manager, { to: email, language, kind: 'email_change_confirm', params, userId });
  }

  /** Links to the former address count no more, and it is told. */
  private async change(manager: EntityManager, user: User, email: string): Promise<void> {
    const { id: userId, email: former, username: name, language } = user;
    await this.users.setEmail(manager, userId, email);
    await this.tokens.useUp(manager, ['reset', 'confirmation', 'change'], { userId });
    await this.mail.send(manager, { to: former, language, kind: 'email_changed', params: { name }, userId });
    const subject = `users/${userId}`;
    await this.audit.record(manager, user, { action: 'account.email_changed', subject, details: {} });
  }
}
