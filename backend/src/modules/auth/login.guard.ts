import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { createValidationPipe } from '../../common/validation/validation.pipe.js';
import { LoginDto } from './dto/login.dto.js';

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
