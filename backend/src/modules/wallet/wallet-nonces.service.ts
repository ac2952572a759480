import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource, MoreThanOrEqual, Repository } from 'typeorm';
import { rateLimiter, takePoint } from '../../common/rate-limit.js';
import { WalletNonce } from './entities/wallet-nonce.entity.js';
import { nonceUnknown, tooManyWalletLinks } from './wallet.errors.js';

export const NONCE_LIFETIME_MS = 10 * 60 * 1000;

/** Of an account; each is a row for ten minutes. */
export const NONCES_PER_HOUR = 60;

/** Gives out nonces and takes each back once. */
@Injectable()
export class WalletNonces {
  private readonly limiter: RateLimiterPostgres;

  constructor(
    dataSource: DataSource,
    @InjectRepository(WalletNonce) private readonly nonces: Repository<WalletNonce>,
  ) {
    this.limiter = rateLimiter(dataSource, 'wallet-nonce', NONCES_PER_HOUR, 60 * 60);
  }

  /** @throws tooManyWalletLinks */
  async issue(userId: number, sessionId: string): Promise<string> {
    await takePoint(this.limiter, String(userId), tooManyWalletLinks);
    // Letters and digits alone, as EIP-4361 has it.
    const nonce = randomBytes(16).toString('hex');
    await this.nonces.insert({ nonce, sessionId, expiresAt: new Date(Date.now() + NONCE_LIFETIME_MS) });
    return nonce;
  }

  /** Deleting is the check: of parallel calls one finds it. @throws nonceUnknown */
  async consume(sessionId: string, nonce: string): Promise<void> {
    const { affected } = await this.nonces.delete({
      sessionId,
      nonce,
      expiresAt: MoreThanOrEqual(new Date()),
    });
    if (affected !== 1) throw nonceUnknown();
  }
}
