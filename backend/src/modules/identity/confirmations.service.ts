import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isAddressMissing } from '../../common/access/missing-address.js';
import { AuditService } from '../audit/audit.service.js';
import { AccountRegistrations } from '../auth/account-registrations.js';
import { EmailChanges } from '../auth/email-changes.js';
import { assertNotSuspended } from '../auth/not-suspended.js';
import type { User } from '../auth/entities/user.entity.js';
import { UsersService } from '../auth/users.service.js';
import { MailService } from '../mail/mail.service.js';
import { AccountTokens } from './account-tokens.service.js';
import { emailCannotChange, linkInvalid, siteSendsNoMail } from './identity.errors.js';
import { IdentityLimits } from './identity-limits.js';
import { NotMeService } from './not-me.service.js';

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
    private readonly notMe: NotMeService,
    registrations: AccountRegistrations,
    changes: EmailChanges,
  ) {
    registrations.subscribe(async (manager, { user, invitation }) => {
      if (invitation === undefined && (await this.mayAskUnasked(manager, user)))
        await this.ask(manager, user);
    });
    changes.subscribe((manager, { user, email }) => this.beginChange(manager, user, email));
  }

  /** Sends the link again. @throws siteSendsNoMail, tooManyLinkRequests */
  async sendAgain(userId: number): Promise<void> {
    if (!this.mail.isMailConfigured) throw siteSendsNoMail();
    const user = await this.users.find(this.dataSource.manager, userId);
    await this.limits.confirm(user);
    await this.dataSource.transaction((manager) => this.ask(manager, user));
  }

  /** The address of a new account, or the one that it is to have from now on. @throws linkInvalid, emailTaken, accountSuspended */
  confirm(token: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const { kind, userId, email } = await this.tokens.use(manager, ['confirmation', 'change'], token);
      const user = await this.users.lock(manager, userId!);
      assertNotSuspended(user);
      if (kind === 'change') return this.change(manager, user, email);
      if (user.email !== email) throw linkInvalid();
      await this.users.confirmEmail(manager, user.id);
      await this.tokens.useUp(manager, ['confirmation'], { userId: user.id });
    });
  }

  /** Whoever made many accounts of one mailbox may be a stranger to it; its owner has the link sent again. */
  private async mayAskUnasked(manager: EntityManager, user: User): Promise<boolean> {
    return this.mail.isMailConfigured && (await this.limits.mayWriteUnasked(manager, user));
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
    if (isAddressMissing(user.email)) return this.giveAddress(manager, user, email);
    if (!this.mail.isMailConfigured) throw emailCannotChange();
    const { id: userId, username: name, language } = user;
    await this.tokens.useUp(manager, ['change'], { userId });
    const { token, expiresAt } = await this.tokens.issue(manager, { kind: 'change', userId, email });
    const params = { name, token, expiresAt: expiresAt.toISOString() };
    await this.mail.send(manager, { to: email, language, kind: 'email_change_confirm', params, userId });
    await this.notMe.warn(manager, user, 'email_change_begun');
  }

  /** Of an account that has none, it counts at once, as with a registration. @throws emailTaken */
  private async giveAddress(manager: EntityManager, user: User, email: string): Promise<void> {
    await this.users.setEmail(manager, user.id, email);
    await this.ask(manager, await this.users.find(manager, user.id));
    await this.record(manager, user);
  }

  /** Whoever reads the new address has it; links to the former one count no more. Both are told. @throws emailTaken */
  private async change(manager: EntityManager, user: User, email: string): Promise<void> {
    const { id: userId, username: name, language } = user;
    await this.notMe.warn(manager, user, 'email_changed');
    await this.users.setProvedEmail(manager, userId, email);
    await this.mail.send(manager, {
      to: email,
      language,
      kind: 'email_change_done',
      params: { name },
      userId,
    });
    await this.record(manager, user);
  }

  private record(manager: EntityManager, user: User): Promise<void> {
    const subject = `users/${user.id}`;
    return this.audit.record(manager, user, { action: 'account.email_changed', subject, details: {} });
  }
}
