import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { ApiForbiddenResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { SignedIn } from '../../common/access/access.decorator.js';
import { viewersCannotAdvertise } from './ads.errors.js';

/** Tells a viewer account how to become an advertiser, where a plain role rule would only refuse. */
@Injectable()
class AdvertiserGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { user } = context.switchToHttp().getRequest<Request>();
    if (user?.role === 'viewer') throw viewersCannotAdvertise();
    return true;
  }
}

/** For user, participant and admin. */
export const AdvertiserOnly = () =>
  applyDecorators(
    SignedIn(),
    UseGuards(AdvertiserGuard),
    ApiForbiddenResponse({ description: 'A viewer account, or not the owner' }),
  );
