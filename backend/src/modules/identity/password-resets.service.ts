import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { JobQueue } from '../../queue/job-queue.js';
import { AuditService } from '../audit/audit.service.js';
import { assertNotSuspended } from '../auth/not-suspended.js';
import type { User } from '../auth/entities/user.entity.js';
import { UsersService } from '../auth/users.service.js';
import { MailService } from '../mail/mail.service.js';
import { AccountTokens, type IssuedToken } from './account-tokens.service.js';
import { LIFE_MS } from './account-token.types.js';
import { SecurityEvents } from '../auth/security-events.js';
import { FactorErasure } from '../second-factor/factor-erasure.service.js';
import { linkInvalid, noSuchAccount } from './identity.errors.js';
import { IdentityLimits } from './identity-limits.js';

const JOB = 'forgotten-password';

/** The account for which a link is made. */
export type NamedAccount = { userId: number } | { username: string };

/** A new password for whoever lost theirs: by a mailed link, or by one that an administrator hands over. */
@Injectable()
export class PasswordResets implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: AccountTokens,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly mail: MailService,
    private readonly jobs: JobQueue,
    private readonly limits: IdentityLimits,
    private readonly factors: FactorErasure,
    private readonly securityEvents: SecurityEvents,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.register<{ email: string }>({ name: JOB, work: ({ email }) => this.mailLink(email) });
  }

  /** Only notes that somebody asked: whether there is such an account is looked up later, by a job, so that no answer shows it. */
  async forgot(email: string): Promise<void> {
    if (!this.mail.isMailConfigured) return;
    await this.dataSource.transaction((manager) =>
      this.jobs.add(manager, JOB, { email: email.toLowerCase() }, { key: randomUUID() }),
    );
  }

  /** That somebody asked for this address. */
  forget(manager: EntityManager, email: string): Promise<void> {
    return this.jobs.forget(manager, JOB, { email: email.toLowerCase() });
  }

  /**
   * Ends all sessions of the account and every other link to it. Of an account that never proved its address, the factors and the
   * wallet go too: they may be those of whoever named the address before its owner came. @throws linkInvalid, accountSuspended
   */
  async reset(token: string, password: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { userId, email, params } = await this.tokens.use(manager, ['reset'], token);
      const user = await this.users.lock(manager, userId!);
      if (user.email !== email) throw linkInvalid();
      assertNotSuspended(user);
      if (user.emailConfirmedAt === null) await this.clearWaysIn(manager, user.id);
      await this.users.changePassword(user.id, password, { manager });
      if (params.mailed) await this.users.confirmEmail(manager, user.id);
      const subject = `users/${user.id}`;
      await this.audit.record(manager, user, { action: 'account.password_reset', subject, details: {} });
      await this.securityEvents.publish(manager, { userId: user.id, event: 'password_changed' });
    });
  }

  /** A link that the administrator hands over. @throws noSuchAccount */
  handOut(admin: SignedInUser, account: NamedAccount): Promise<IssuedToken> {
    return this.dataSource.transaction(async (manager) => {
      const user = await this.find(manager, account);
      if (!user) throw noSuchAccount();
      const subject = `users/${user.id}`;
      const details = { username: user.username };
      await this.audit.record(manager, admin, {
        action: 'account.reset_link_made',
        subject,
        details,
        people: [{ id: user.id, path: ['username'] }],
      });
      return this.issue(manager, user, { lifeMs: LIFE_MS.handedReset });
    });
  }

  private async find(manager: EntityManager, account: NamedAccount): Promise<User | null> {
    if ('username' in account) return this.users.findForLogin(account.username, manager);
    const user = await this.users.findById(account.userId, manager);
    return user?.deletedAt ? null : user;
  }

  private async mailLink(address: string): Promise<void> {
    if (!(await this.limits.mayMail(address))) return;
    await this.dataSource.transaction(async (manager) => {
      const user = await this.users.findByEmail(address, manager);
      if (user) await this.mailLinkTo(manager, user);
    });
  }

  /** To the address that the account has. */
  async mailLinkTo(manager: EntityManager, user: User): Promise<void> {
    const { token, expiresAt } = await this.issue(manager, user, { params: { mailed: true } });
    const { id: userId, email: to, username: name, language } = user;
    const params = { name, token, expiresAt: expiresAt.toISOString() };
    await this.mail.send(manager, { to, language, kind: 'reset_password', params, userId });
  }

  private async clearWaysIn(manager: EntityManager, userId: number): Promise<void> {
    await this.factors.eraseAll(manager, userId);
    await this.users.clearWallet(manager, userId);
  }

  private issue(
    manager: EntityManager,
    { id: userId, email }: User,
    terms: { lifeMs?: number; params?: { mailed: boolean } },
  ): Promise<IssuedToken> {
    return this.tokens.issue(manager, { kind: 'reset', userId, email, ...terms });
  }
}
