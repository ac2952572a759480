import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { createValidationPipe } from '../../../common/validation/validation.pipe.js';
import { invalidCredentials } from '../auth.errors.js';
import { LoginDto } from '../dto/login.dto.js';
import type { User } from '../entities/user.entity.js';
import { ShownPasswords } from './shown-passwords.service.js';

/** Where the account is left whose password was shown: not as the request's user, who is somebody signed in. */
const SHOWN = 'shownAccount';

/** Takes username and password from the body. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly passwords: ShownPasswords) {
    super({ passReqToCallback: true });
  }

  async validate(request: Request, username: string, password: string): Promise<User> {
    const account = await this.passwords.accountOf(request, username, password);
    if (!account) throw invalidCredentials();
    return account;
  }
}

/** Validates the body first, as Passport would answer a missing name without saying which field it is. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  private readonly pipe = createValidationPipe();

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const body: unknown = request.body ?? {};
    request.body = (await this.pipe.transform(body, { type: 'body', metatype: LoginDto })) as LoginDto;
    return (await super.canActivate(context)) as boolean;
  }

  override getAuthenticateOptions(): { property: string } {
    return { property: SHOWN };
  }

  override handleRequest<T>(error: Error | null, user: T): T {
    if (error) throw error;
    return user;
  }
}

/** The account that the guard has found, with the hash that the password was compared with. */
export const ShownAccount = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<{ [SHOWN]: User }>()[SHOWN],
);
