import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import type { AppError } from '../errors/app-error.js';
import {
  addressNeeded,
  notAllowed,
  notSignedIn,
  secondFactorRequired,
  stepUpNeeded,
} from '../errors/common.errors.js';
import {
  ACCESS_RULE,
  type AccessRule,
  DECIDED_BY_GUARD,
  REFUSAL,
  STEP_UP,
  type StepUpRule,
  WITHOUT_ADDRESS,
} from './access.decorator.js';
import { accountOf } from './account-of-session.js';
import { isAddressMissing } from './missing-address.js';
import { isSafe } from './safe-methods.js';
import { hasSteppedUp, NEW_PROOF, PROOF_OF_THE_DAY } from './session-marks.js';

/** Global guard: decides by the route's declared rule, before the body is looked at. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const rule = this.declared(ACCESS_RULE, context) as AccessRule | undefined;
    if (rule === 'anyone') return true;
    const request = context.switchToHttp().getRequest<Request>();
    const { user } = request;
    if (!user) throw notSignedIn();
    if (!rule || !(isFor(rule, user) || this.declared(DECIDED_BY_GUARD, context))) {
      const refuse = this.declared(REFUSAL, context) as (() => AppError) | undefined;
      throw refuse?.() ?? notAllowed();
    }
    this.assertAddress(context, request);
    this.assertProven(context, request, rule);
    return true;
  }

  /** Whose address is somebody else's gives another one before anything else. @throws addressNeeded */
  private assertAddress(context: ExecutionContext, request: Request): void {
    if (isSafe(request.method) || this.declared(WITHOUT_ADDRESS, context)) return;
    if (isAddressMissing(accountOf(request)?.email ?? '')) throw addressNeeded();
  }

  /** That a session is enough for what is asked. @throws secondFactorRequired, stepUpNeeded */
  private assertProven(context: ExecutionContext, request: Request, rule: AccessRule): void {
    const hasFactor = accountOf(request)?.secondFactor ?? false;
    if (this.config.production && !hasFactor && isForAdmins(rule, request.user!))
      throw secondFactorRequired();
    const asks = (this.declared(STEP_UP, context) ?? []) as StepUpRule[];
    if (!asks.every((rule) => isProven(rule, request, hasFactor))) throw stepUpNeeded();
  }

  private declared(key: string, context: ExecutionContext): unknown {
    return this.reflector.getAllAndOverride<unknown>(key, [context.getHandler(), context.getClass()]);
  }
}

const isFor = (rule: AccessRule, { role }: Express.User): boolean =>
  rule === 'signed-in' || rule.includes(role);

/** What somebody may do for being an administrator, rather than for having an account. */
const isForAdmins = (rule: AccessRule, { role }: Express.User): boolean =>
  role === 'admin' && Array.isArray(rule) && !rule.includes('user');

function isProven(rule: StepUpRule, request: Request, hasFactor: boolean): boolean {
  if (rule === 'factor' && !hasFactor) return true;
  return hasSteppedUp(request, hasFactor, rule === 'coins' ? PROOF_OF_THE_DAY : NEW_PROOF);
}
