import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { accountOf } from '../../common/access/account-of-session.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { emailUnconfirmed } from './auth.errors.js';

/** Where the site sends mail, only accounts whose address was confirmed go on; without it nobody could be asked to confirm. */
@Injectable()
export class ConfirmedEmailGuard implements CanActivate {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  canActivate(context: ExecutionContext): boolean {
    if (!this.config.mail) return true;
    const account = accountOf(context.switchToHttp().getRequest<Request>());
    if (!account?.emailConfirmedAt) throw emailUnconfirmed();
    return true;
  }
}
