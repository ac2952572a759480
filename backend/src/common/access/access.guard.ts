import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { notAllowed, notSignedIn } from '../errors/common.errors.js';
import { ACCESS_RULE, type AccessRule } from './access.decorator.js';

/** Global guard: decides by the route's declared rule, before the body is looked at. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (rule === 'anyone') return true;
    const { user } = context.switchToHttp().getRequest<Request>();
    if (!user) throw notSignedIn();
    if (rule === 'signed-in') return true;
    if (!rule?.includes(user.role)) throw notAllowed();
    return true;
  }
}
