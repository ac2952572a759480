import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { ACCESS_RULE, DecidedByGuard, type Role, Roles } from '../../common/access/access.decorator.js';
import { notAllowed } from '../../common/errors/common.errors.js';
import { ParticipantsQuery } from './participants.query.js';

/** Lets in the declared roles, and users who hold a place in a season that is not closed: the role is of the current season. */
@Injectable()
class HoldsPlaceGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly participants: ParticipantsQuery,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const roles = this.reflector.get<readonly Role[]>(ACCESS_RULE, context.getHandler());
    const { user } = context.switchToHttp().getRequest<Request>();
    if (user && roles.includes(user.role)) return true;
    if (user?.role === 'user' && (await this.participants.holdsOpenPlace(user.id))) return true;
    throw notAllowed();
  }
}

/** For participants, also of a season that has ended and is not closed, and for these roles. */
export const ForParticipants = (...others: Role[]) =>
  applyDecorators(Roles('participant', ...others), DecidedByGuard(), UseGuards(HoldsPlaceGuard));
