import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { hasPoint, rateLimiter } from '../../common/rate-limit.js';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { markSteppedUp } from '../../common/access/session-marks.js';
import { type AuditEvent, AuditService } from '../audit/audit.service.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { knownBrowser } from '../../session/known-browsers.js';
import { invalidCredentials, secondFactorNeeded } from './auth.errors.js';
import { deviceName } from './device-name.js';
import { SecurityEvents } from './security-events.js';
import { User } from './entities/user.entity.js';
import { awaitSecondFactor, signIn, signOut } from './sign-in.js';

/** By what somebody signed in. */
export type SignInMethod =
  'registration' | 'password' | 'password_code' | 'password_recovery_code' | 'password_passkey' | 'passkey';

/** Whether that by which somebody signs in counts still. */
export type StillCounts = (manager: EntityManager) => Promise<boolean>;

/** That the account has the password that was shown, or with which the request began. */
export const ofThisPassword =
  ({ id, password }: Pick<User, 'id' | 'password'>): StillCounts =>
  (manager) =>
    manager.existsBy(User, { id, password });

const signedIn = ({ id }: SignedInUser, method: SignInMethod): AuditEvent => ({
  action: 'account.signed_in',
  subject: `users/${id}`,
  details: { method },
});

const HOUR_SECONDS = 60 * 60;

/** Ends sign-ins: a session, or the question for the second factor; the audit tells of those that came through and those that did not. */
@Injectable()
export class SignIns {
  private readonly failures: RateLimiterPostgres;
  private readonly told: RateLimiterPostgres;

  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly securityEvents: SecurityEvents,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    this.failures = rateLimiter(dataSource, 'audited-failure', 1, HOUR_SECONDS);
    this.told = rateLimiter(dataSource, 'sign-in-mail', 5, HOUR_SECONDS);
  }

  /** The password was right. @param user with the hash that it was compared with. @throws secondFactorNeeded, invalidCredentials */
  async passwordShown(request: Request, user: User): Promise<void> {
    if (!user.secondFactor) return this.complete(request, user, 'password', ofThisPassword(user));
    await awaitSecondFactor(request, user.id);
    await this.assertCounts(request, user, ofThisPassword(user));
    throw secondFactorNeeded();
  }

  /** @throws invalidCredentials for what counts no more */
  async complete(
    request: Request,
    user: SignedInUser,
    method: SignInMethod,
    stillCounts: StillCounts,
  ): Promise<void> {
    await signIn(request, user);
    await this.assertCounts(request, user, stillCounts);
    if (method !== 'password') markSteppedUp(request, true);
    return this.tell(request, user, method);
  }

  /** An account that has just been made: nobody could know any browser of it, and there is nobody to warn. */
  async registered(request: Request, user: SignedInUser): Promise<void> {
    await signIn(request, user);
    await this.audit.record(this.dataSource.manager, user, signedIn(user, 'registration'));
  }

  /**
   * Once more, now that the session is kept: whatever takes a way in away locks the account and then ends the sessions that it finds,
   * and would not have found one that was about to be made.
   */
  private async assertCounts(
    request: Request,
    { id }: SignedInUser,
    stillCounts: StillCounts,
  ): Promise<void> {
    const counts = await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT FROM users WHERE id = $1 FOR SHARE', [id]);
      return stillCounts(manager);
    });
    if (counts) return;
    await signOut(request);
    throw invalidCredentials();
  }

  private async tell(request: Request, user: SignedInUser, method: SignInMethod): Promise<void> {
    const isKnown = knownBrowser(this.config, request, user.username) !== undefined;
    // Whoever signs in again and again fills no mailbox.
    const isTold = !isKnown && (await hasPoint(this.told, String(user.id)));
    await this.dataSource.transaction(async (manager) => {
      await this.audit.record(manager, user, signedIn(user, method));
      if (!isTold) return;
      const device = deviceName(request.headers['user-agent']);
      await this.securityEvents.publish(manager, { userId: user.id, event: 'signed_in_elsewhere', device });
    });
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
