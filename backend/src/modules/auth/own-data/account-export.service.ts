import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { rateLimiter, takePoint } from '../../../common/rate-limit.js';
import { sendPieces } from '../../../common/send-pieces.js';
import { tooManyExports } from '../auth.errors.js';
import { PersonalData } from './personal-data.service.js';

const EXPORTS = 10;
const HOUR_SECONDS = 60 * 60;

/** Hands an account what is kept of it. */
@Injectable()
export class AccountExport {
  private readonly limit: RateLimiterPostgres;

  constructor(
    private readonly dataSource: DataSource,
    private readonly data: PersonalData,
  ) {
    this.limit = rateLimiter(dataSource, 'account-export', EXPORTS, HOUR_SECONDS);
  }

  /** @throws tooManyExports */
  async send(userId: number, response: Response): Promise<void> {
    await takePoint(this.limit, String(userId), tooManyExports);
    response.type('application/json').attachment('change-makers-account.json');
    response.setHeader('Cache-Control', 'no-store');
    await sendPieces(response, this.data.toJson(this.dataSource.manager, userId));
  }
}
