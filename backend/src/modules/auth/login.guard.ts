import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { createValidationPipe } from '../../common/validation/validation.pipe.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { AuthService } from './auth.service.js';
import { LoginDto } from './dto/login.dto.js';
import type { User } from './entities/user.entity.js';
import { loginOrigin } from './login-origin.js';

/** Signs in by username and password. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly auth: AuthService,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    super({ passReqToCallback: true });
  }

  validate(request: Request, username: string, password: string): Promise<User> {
    return this.auth.verifyLogin(username, password, loginOrigin(this.config, request, username));
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

  override handleRequest<T>(error: Error | null, user: T): T {
    if (error) throw error;
    return user;
  }
}
