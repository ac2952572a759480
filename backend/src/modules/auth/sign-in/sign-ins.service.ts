import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { SignedInUser } from '../../../common/access/current-user.decorator.js';
import { markSteppedUp } from '../../../common/access/session-marks.js';
import { hasPoint, rateLimiter } from '../../../common/rate-limit.js';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { type KnownAccount, knownBrowser, makeKnown } from '../../../session/known-browsers.js';
import { type AuditEvent, AuditService } from '../../audit/audit.service.js';
import { invalidCredentials, secondFactorNeeded } from '../auth.errors.js';
import { deviceName } from '../device-name.js';
import { User } from '../entities/user.entity.js';
import { assertNotSuspended } from '../not-suspended.js';
import { SecurityEvents } from '../security-events.js';
import { UsersService } from '../users.service.js';
import { awaitSecondFactor, isPendingStill, pendingAccount, signIn, signOut } from './signed-in-session.js';

/** By what somebody signed in. */
export type SignInMethod =
  'registration' | 'password' | 'password_code' | 'password_recovery_code' | 'password_passkey' | 'passkey';

/** What somebody has shown to be who they say they are. */
interface Proof {
  method: SignInMethod;
  /** Whether it counts still, once the session is kept. */
  stillCounts: (manager: EntityManager) => Promise<boolean>;
}

/** The password, alone or with what was shown after it: the account still has the one with which the request began. */
export const withPassword = (
  { id, password }: Pick<User, 'id' | 'password'>,
  method: SignInMethod = 'password',
): Proof => ({ method, stillCounts: (manager) => manager.existsBy(User, { id, password }) });

/** That the account was made by this very request: nothing takes that away. */
const byRegistration: Proof = { method: 'registration', stillCounts: async () => true };

/** Ways in that leave no proof for what a session is not enough for: a browser that its owner left open may know the password. */
const BY_PASSWORD_ALONE: readonly SignInMethod[] = ['registration', 'password'];

const HOUR_SECONDS = 60 * 60;

/**
 * The way from a proof to a session, for logins, registrations, second factors and passkeys alike; the audit tells of those that
 * came through and those that did not.
 */
@Injectable()
export class SignIns {
  private readonly failures: RateLimiterPostgres;
  private readonly told: RateLimiterPostgres;

  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly securityEvents: SecurityEvents,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    this.failures = rateLimiter(dataSource, 'audited-failure', 1, HOUR_SECONDS);
    this.told = rateLimiter(dataSource, 'sign-in-mail', 5, HOUR_SECONDS);
  }

  /** Whoever has just made the account. */
  registered(request: Request, user: User): Promise<void> {
    return this.complete(request, user, byRegistration);
  }

  /** Whoever showed the password. @param user with its hash @throws secondFactorNeeded, accountSuspended, invalidCredentials */
  async passwordShown(request: Request, user: User): Promise<void> {
    const proof = withPassword(user);
    if (!user.secondFactor) return this.complete(request, user, proof);
    assertNotSuspended(user);
    await awaitSecondFactor(request, user.id);
    await this.assertCounts(request, user, proof);
    throw secondFactorNeeded();
  }

  /** Whose password was shown in this session, with its hash; undefined where that is too long ago. @throws accountSuspended */
  async awaited(request: Request): Promise<User | undefined> {
    const id = pendingAccount(request);
    const user = id === undefined ? null : await this.users.findWithPassword(id);
    // In this order: the password is the one that was shown as long as no other one has ended the session.
    if (!user || !(await isPendingStill(this.dataSource.manager, request))) return undefined;
    assertNotSuspended(user);
    return user;
  }

  /** Ends in a session. Only whoever proved to be its owner hears that an account is suspended. @throws accountSuspended, invalidCredentials for what counts no more */
  async complete(request: Request, user: User, proof: Proof): Promise<void> {
    assertNotSuspended(user);
    await signIn(request, user);
    const account = await this.assertCounts(request, user, proof);
    if (!BY_PASSWORD_ALONE.includes(proof.method)) markSteppedUp(request, true);
    await this.tell(request, user, proof.method, account);
    makeKnown(request, account);
  }

  /**
   * Once more, now that the session is kept: whatever takes a way in away locks the account and then ends the sessions that it finds,
   * and would not have found one that was about to be made. @returns the account, with the hash that it has
   */
  private async assertCounts(request: Request, { id }: User, { stillCounts }: Proof): Promise<KnownAccount> {
    const where = { id, deletedAt: IsNull(), suspendedAt: IsNull() };
    const account = await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT FROM users WHERE id = $1 FOR SHARE', [id]);
      const open = await manager.findOne(User, { where, select: { id: true, password: true } });
      return open && (await stillCounts(manager)) ? open : null;
    });
    if (account) return account;
    await signOut(request);
    throw invalidCredentials();
  }

  private async tell(
    request: Request,
    user: User,
    method: SignInMethod,
    account: KnownAccount,
  ): Promise<void> {
    // An account that has just been made knows no browser, and there is nobody to warn.
    const isTold = method !== 'registration' && (await this.isToWarn(request, account));
    await this.dataSource.transaction(async (manager) => {
      await this.audit.record(manager, user, signedIn(user, method));
      if (!isTold) return;
      const device = deviceName(request.headers['user-agent']);
      await this.securityEvents.publish(manager, { userId: user.id, event: 'signed_in_elsewhere', device });
    });
  }

  /** Whether the owner hears of it. */
  private async isToWarn(request: Request, account: KnownAccount): Promise<boolean> {
    if (knownBrowser(this.config, request, account) !== undefined) return false;
    // Whoever signs in again and again fills no mailbox.
    return hasPoint(this.told, String(account.id));
  }

  /** Once an hour for each account and kind, as whoever guesses would fill the audit. */
  async failed(
    { id, username }: Pick<User, 'id' | 'username'>,
    action: 'account.sign_in_failed' | 'account.second_factor_failed',
  ): Promise<void> {
    if (!(await hasPoint(this.failures, `${action}:${id}`))) return;
    const actor = { id, username, role: 'user' } as const;
    await this.audit.record(this.dataSource.manager, actor, {
      action,
      subject: `users/${id}`,
      details: {},
    });
  }
}

const signedIn = ({ id }: SignedInUser, method: SignInMethod): AuditEvent => ({
  action: 'account.signed_in',
  subject: `users/${id}`,
  details: { method },
});
