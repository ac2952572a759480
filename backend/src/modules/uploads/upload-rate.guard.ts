import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { rateLimiter, takePoint } from '../../common/rate-limit.js';
import { tooManyUploads } from './uploads.errors.js';

export const UPLOADS_PER_HOUR = 60;

/** Limits uploads by account; a guard, so that a file too many is not even received. */
@Injectable()
export class UploadRateGuard implements CanActivate {
  private readonly limiter: RateLimiterPostgres;

  constructor(dataSource: DataSource) {
    this.limiter = rateLimiter(dataSource, 'upload', UPLOADS_PER_HOUR, 60 * 60);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user } = context.switchToHttp().getRequest<Request>();
    await takePoint(this.limiter, String(user!.id), tooManyUploads);
    return true;
  }
}
