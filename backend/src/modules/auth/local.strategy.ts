import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { AuthService } from './auth.service.js';
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
