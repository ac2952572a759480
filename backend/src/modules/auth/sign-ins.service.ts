import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { hasPoint, rateLimiter } from '../../common/rate-limit.js';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { markSteppedUp } from '../../common/access/session-marks.js';
import { AuditService } from '../audit/audit.service.js';
import { secondFactorNeeded } from './auth.errors.js';
import type { User } from './entities/user.entity.js';
import { awaitSecondFactor, signIn } from './sign-in.js';

/** By what somebody signed in. */
export type SignInMethod =
  'password' | 'password_code' | 'password_recovery_code' | 'password_passkey' | 'passkey';

const HOUR_SECONDS = 60 * 60;

/** Ends sign-ins: a session, or the question for the second factor; the audit tells of those that came through and those that did not. */
@Injectable()
export class SignIns {
  private readonly failures: RateLimiterPostgres;

  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {
    this.failures = rateLimiter(dataSource, 'audited-failure', 1, HOUR_SECONDS);
  }

  /** The password was right. @throws secondFactorNeeded */
  async passwordShown(request: Request, user: User): Promise<void> {
    if (!user.secondFactor) return this.complete(request, user, 'password');
    await awaitSecondFactor(request, user.id);
    throw secondFactorNeeded();
  }

  async complete(request: Request, user: SignedInUser, method: SignInMethod): Promise<void> {
    await signIn(request, user);
    if (method !== 'password') markSteppedUp(request, true);
    const event = { action: 'account.signed_in', subject: `users/${user.id}`, details: { method } } as const;
    await this.audit.record(this.dataSource.manager, user, event);
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
