import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { AuthRateLimits } from '../auth-rate-limits.js';
import type { User } from '../entities/user.entity.js';
import { loginOrigin } from '../login-origin.js';
import { passwordMatches } from '../password.js';
import { UsersService } from '../users.service.js';
import { SignIns } from './sign-ins.service.js';

/** Compares a password with an account's, at a login and wherever it is asked for again. */
@Injectable()
export class ShownPasswords {
  constructor(
    private readonly users: UsersService,
    private readonly limits: AuthRateLimits,
    private readonly signIns: SignIns,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * The account with its hash; undefined where this is not its password. Limited like a login wherever it is shown, so that a
   * stolen session cannot be used to guess it. @throws tooManyLogins, tooManySignIns
   */
  async accountOf(request: Request, username: string, password: string): Promise<User | undefined> {
    const account = await this.users.findForLogin(username);
    const origin = loginOrigin(this.config, request, account);
    await this.limits.beginLogin(username, origin);
    // Also where there is no account, so that the answer takes equally long.
    const matches = await passwordMatches(account?.password, password);
    if (!account || !matches) {
      await this.limits.loginFailed(username, origin);
      if (account) await this.signIns.failed(account, 'account.sign_in_failed');
      return undefined;
    }
    await this.limits.loginSucceeded(username, origin);
    await this.users.notePassword(account, password);
    return account;
  }
}
