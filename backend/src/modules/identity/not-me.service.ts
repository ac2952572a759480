import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { User } from '../auth/entities/user.entity.js';
import { SecurityEvents } from '../auth/security-events.js';
import { UsersService } from '../auth/users.service.js';
import { MailService } from '../mail/mail.service.js';
import { FactorErasure } from '../second-factor/factor-erasure.service.js';
import { AccountTokens } from './account-tokens.service.js';
import { linkInvalid } from './identity.errors.js';
import { PasswordResets } from './password-resets.service.js';

/**
 * The way back for whoever reads the address that an account had: one press restores the address, ends all sessions and mails a link
 * for a new password. What was added to the account since the change began, by whoever began it, goes (ADR 0339).
 */
@Injectable()
export class NotMeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: AccountTokens,
    private readonly users: UsersService,
    private readonly resets: PasswordResets,
    private readonly audit: AuditService,
    private readonly mail: MailService,
    private readonly factors: FactorErasure,
    private readonly securityEvents: SecurityEvents,
  ) {}

  /**
   * Tells the address that an account has until now that it is to lose it, or loses it. One that was never proved may be a
   * stranger's, who must neither be written to nor be handed the account.
   */
  async warn(
    manager: EntityManager,
    { id: userId, email, emailConfirmedAt, username: name, language }: User,
    kind: 'email_change_begun' | 'email_changed',
  ): Promise<void> {
    if (!this.mail.isMailConfigured || emailConfirmedAt === null) return;
    const { token, expiresAt } = await this.tokens.issue(manager, { kind: 'not_me', userId, email });
    const params = { name, token, expiresAt: expiresAt.toISOString() };
    await this.mail.send(manager, { to: email, language, kind, params, userId });
  }

  /** @throws linkInvalid */
  async restore(token: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const used = await this.tokens.use(manager, ['not_me'], token);
      const user = await this.users.lock(manager, used.userId!);
      if (user.deletedAt) throw linkInvalid();
      const beginning = await this.tokens.beginningOf(manager, used);
      await this.tokens.useUpLaterNotMe(manager, used);
      await this.users.setProvedEmail(manager, user.id, used.email);
      await this.users.endSessions(manager, user.id);
      await this.takeAwaySince(manager, user, beginning);
      await this.resets.mailLinkTo(manager, await this.users.find(manager, user.id));
      const subject = `users/${user.id}`;
      await this.audit.record(manager, user, { action: 'account.taken_back', subject, details: {} });
    });
  }

  /** Factors and wallet that the owner had before stay: the mailbox that was left may be the one that was stolen. */
  private async takeAwaySince(manager: EntityManager, { id }: User, beginning: Date): Promise<void> {
    if (await this.audit.hasHappened(manager, `users/${id}`, 'wallet.linked', beginning))
      await this.users.clearWallet(manager, id);
    const erased = await this.factors.eraseSince(manager, id, beginning);
    if (erased > 0) await this.securityEvents.publish(manager, { userId: id, event: 'factor_removed' });
  }
}
