import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { AppError } from '../errors/app-error.js';
import { notAllowed, notSignedIn } from '../errors/common.errors.js';
import { ACCESS_RULE, type AccessRule, REFUSAL } from './access.decorator.js';

/** Global guard: decides by the route's declared rule, before the body is looked at. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const rule = this.declared(ACCESS_RULE, context) as AccessRule | undefined;
    if (rule === 'anyone') return true;
    const { user } = context.switchToHttp().getRequest<Request>();
    if (!user) throw notSignedIn();
    if (rule === 'signed-in') return true;
    if (rule?.includes(user.role)) return true;
    const refuse = this.declared(REFUSAL, context) as (() => AppError) | undefined;
    throw refuse?.() ?? notAllowed();
  }

  private declared(key: string, context: ExecutionContext): unknown {
    return this.reflector.getAllAndOverride<unknown>(key, [context.getHandler(), context.getClass()]);
  }
}
